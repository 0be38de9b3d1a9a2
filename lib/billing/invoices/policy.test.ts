import { expect, test } from 'vitest'
import { makeActor } from '@/lib/auth/actor.fixture'
import { canCombine, canMarkPaid, canPay, visibleTo } from './policy'

const client = makeActor('CLIENT')
const own = { status: 'PENDING', isCollected: false, clientId: client.profileId, shareOf: null } as const

test('an invoice is paid by whom it bills, and a share also by the client of its bill', () => {
  expect(canPay(client, own)).toBe(true)
  expect(canPay(client, { ...own, clientId: 'other' })).toBe(false)
  expect(canPay(client, { ...own, clientId: 'other', shareOf: { clientId: client.profileId } })).toBe(true)
  expect(canPay(client, { ...own, clientId: 'other', shareOf: { clientId: 'other' } })).toBe(false)
  expect(canPay(client, { ...own, isCollected: true }), 'on a statement').toBe(false)
  expect(canPay(makeActor('PHOTOGRAPHER'), own)).toBe(false)
})

test('a split is taken back only while none of its shares is paid', () => {
  const booking = { photographerId: 'other', photographer: { accountStatus: 'ACTIVE' } } as const
  const split = { ...own, booking, amountCents: 10_000, isLatest: true }
  const share = (status: 'PENDING' | 'COMPLETED') => ({ status, brokerageId: null })
  expect(canCombine(client, { ...split, shares: [share('PENDING'), share('PENDING')] })).toBe(true)
  expect(canCombine(client, { ...split, shares: [share('PENDING'), share('COMPLETED')] })).toBe(false)
  expect(canCombine(client, { ...split, shares: [] })).toBe(false)
})

test("the studio's owner manages the invoices of all its photographers, who manage their own", () => {
  const booking = { photographerId: 'other', photographer: { accountStatus: 'ACTIVE' } } as const
  const photographer = makeActor('PHOTOGRAPHER')
  const owner = makeActor('PHOTOGRAPHER', { email: 'owner@example.test' })
  expect(canMarkPaid(owner, { ...own, booking })).toBe(true)
  expect(visibleTo(owner)).toEqual({ booking: { photographer: { role: { not: 'CLIENT' } } } })
  expect(canMarkPaid(photographer, { ...own, booking })).toBe(false)
  expect(canMarkPaid({ ...owner, status: 'DISABLED' }, { ...own, booking })).toBe(false)
})
