import { expect, test } from 'vitest'
import { slotsChanged } from '@/lib/availability/rules'
import { mayListen } from './policy'
import { userChannel } from './rules'

const actor = {
  userId: 'u1',
  profileId: 'p1',
  role: 'CLIENT',
  status: 'ACTIVE',
  fullName: 'Dana Whitfield',
  email: 'dana@northlight.test',
  avatarUrl: null,
} as const
const channels = [userChannel('u1'), slotsChanged.channel]

test('an active person hears their own channel and the one of the slots, and no other', () => {
  expect(mayListen(actor, userChannel('u1'), channels)).toBe(true)
  expect(mayListen(actor, slotsChanged.channel, channels)).toBe(true)
  expect(mayListen(actor, userChannel('u2'), channels)).toBe(false)
  expect(mayListen(actor, 'private-everything', channels)).toBe(false)
})

test('an account that waits, was denied or is disabled hears nothing', () => {
  for (const status of ['PENDING_APPROVAL', 'DENIED', 'DISABLED'] as const) {
    expect(mayListen({ ...actor, status }, userChannel('u1'), channels)).toBe(false)
    expect(mayListen({ ...actor, status }, slotsChanged.channel, channels)).toBe(false)
  }
})
