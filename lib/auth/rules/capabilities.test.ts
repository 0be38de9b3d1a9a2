import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Role } from '@/prisma/generated/enums'
import { isServed, listSourceFiles } from '@/scripts/lint/source-files'
import { type Capability, can, capabilityNames, sideOf } from './capabilities'

/** Written out, so that nobody gets a capability by accident. */
const expected: Record<Role, readonly Capability[]> = {
  CLIENT: [
    'open-bookings',
    'share-with-sellers',
    'open-invoices',
    'exchange-messages',
    'open-photos',
    'open-licenses',
    'open-access-details',
    'edit-property-pages',
  ],
  PHOTOGRAPHER: [
    'open-bookings',
    'manage-bookings',
    'book-for-clients',
    'edit-calendars',
    'share-with-sellers',
    'open-invoices',
    'manage-invoices',
    'exchange-messages',
    'message-clients',
    'answer-quotes',
    'see-clients',
    'open-photos',
    'open-originals',
    'prepare-photos',
    'send-photos',
    'open-editing',
    'assign-editors',
    'price-photos',
    'open-licenses',
    'open-access-details',
    'edit-property-pages',
    'manage-portfolio',
    'see-books',
    'change-settings',
    'manage-accounts',
  ],
  EDITOR: [
    'open-photos',
    'open-originals',
    'prepare-photos',
    'prepare-all-photos',
    'send-photos',
    'open-editing',
  ],
  COORDINATOR: [
    'open-bookings',
    'manage-bookings',
    'manage-all-bookings',
    'book-for-clients',
    'edit-calendars',
    'edit-all-calendars',
    'share-with-sellers',
    'open-invoices',
    'manage-invoices',
    'exchange-messages',
    'message-clients',
    'answer-quotes',
    'see-clients',
    'open-editing',
    'assign-editors',
  ],
}

test.each(Object.entries(expected))('%s has exactly these capabilities', (role, capabilities) => {
  const actor = { role: role as Role, status: 'ACTIVE' as const }
  expect(capabilityNames.filter((name) => can(actor, name))).toEqual(capabilities)
})

test("accounts that aren't active have none", () => {
  for (const role of Object.keys(expected) as Role[]) {
    for (const status of ['PENDING_APPROVAL', 'DENIED', 'DISABLED', 'DELETED'] as const) {
      expect(capabilityNames.filter((name) => can({ role, status }, name))).toEqual([])
    }
  }
})

test('everyone but a client is on the side of the studio', () => {
  expect(Object.keys(expected).filter((role) => sideOf({ role: role as Role }) === 'CLIENT')).toEqual([
    'CLIENT',
  ])
})

test('roles are compared only where capabilities are defined', () => {
  // A brokerage's roles are its own, so only the names of accounts' roles count.
  const name = `'(?:${Object.keys(expected).join('|')})'`
  const comparison = new RegExp(`\\brole\\b\\s*[!=]==\\s*${name}|${name}\\s*[!=]==\\s*[\\w.]*\\brole\\b`)
  const comparing = listSourceFiles('.').filter(
    (file) => isServed(file) && comparison.test(readFileSync(file, 'utf8')),
  )
  expect(comparing).toEqual(['lib/auth/rules/capabilities.ts'])
})
