import { expect, test } from 'vitest'
import { makeActor } from '@/lib/auth/actor.fixture'
import { canChange, canReassign } from './policy'

const client = makeActor('CLIENT')
const photographer = makeActor('PHOTOGRAPHER')
const others = { clientId: 'other', photographerId: 'other' }
const of = (status: 'ACTIVE' | 'DISABLED', parties: Partial<typeof others> = {}) => ({
  ...others,
  ...parties,
  photographer: { accountStatus: status },
})

test('a booking is changed by its client and whoever handles it', () => {
  expect(canChange(client, of('ACTIVE', { clientId: client.profileId }))).toBe(true)
  expect(canChange(client, of('ACTIVE'))).toBe(false)
  expect(canChange(photographer, of('ACTIVE', { photographerId: photographer.profileId }))).toBe(true)
  expect(canChange(photographer, of('ACTIVE'))).toBe(false)
  expect(canChange(photographer, of('DISABLED'))).toBe(true)
  expect(canChange(makeActor('COORDINATOR'), of('ACTIVE'))).toBe(true)
  expect(canChange(makeActor('EDITOR'), of('ACTIVE'))).toBe(false)
})

test('a photographer reassigns only their own bookings', () => {
  expect(canReassign(photographer, of('ACTIVE', { photographerId: photographer.profileId }))).toBe(true)
  expect(canReassign(photographer, of('ACTIVE'))).toBe(false)
})
