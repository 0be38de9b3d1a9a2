import { expect, test } from 'vitest'
import type { Actor } from '@/lib/auth/actor'
import { canManageCatalog, visibleTo } from './policy'

const photographer: Actor = {
  userId: 'u',
  profileId: 'p',
  role: 'PHOTOGRAPHER',
  status: 'ACTIVE',
  fullName: 'Ava',
  email: 'ava@northlight.test',
  avatarUrl: null,
}
const everyoneElse: (Actor | null)[] = [
  null,
  { ...photographer, role: 'CLIENT' },
  { ...photographer, status: 'PENDING_APPROVAL' },
  { ...photographer, status: 'DISABLED' },
]

test('active photographers can edit the catalog and see inactive services', () => {
  expect(canManageCatalog(photographer)).toBe(true)
  expect(visibleTo(photographer)).toEqual({})
})

test.each(everyoneElse)('everyone else sees only active services', (actor) => {
  expect(canManageCatalog(actor)).toBe(false)
  expect(visibleTo(actor)).toEqual({ active: true })
})
