import { expect, test } from 'vitest'
import { slotsChanged } from '@/lib/calendar/availability/rules/slots'
import { channelsOf, mayListen } from './policy'
import { teamChannels, userChannel } from './rules'

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

test('an active person can join their own channel and the slots channel, and no other', () => {
  expect(mayListen(actor, userChannel('u1'), channels)).toBe(true)
  expect(mayListen(actor, slotsChanged.channel, channels)).toBe(true)
  expect(mayListen(actor, userChannel('u2'), channels)).toBe(false)
  expect(mayListen(actor, 'private-everything', channels)).toBe(false)
})

test('coordinators hear of all bookings, editors of all photos, and nobody else does', () => {
  const heard = (['CLIENT', 'PHOTOGRAPHER', 'COORDINATOR', 'EDITOR'] as const).map((role) =>
    channelsOf({ ...actor, role }).slice(1),
  )
  expect(heard).toEqual([[], [], [teamChannels.bookings], [teamChannels.photos]])
  expect(channelsOf({ ...actor, role: 'COORDINATOR', status: 'DISABLED' })).toEqual([userChannel('u1')])
})

test('a pending, denied or disabled account can join no channel', () => {
  for (const status of ['PENDING_APPROVAL', 'DENIED', 'DISABLED'] as const) {
    expect(mayListen({ ...actor, status }, userChannel('u1'), channels)).toBe(false)
    expect(mayListen({ ...actor, status }, slotsChanged.channel, channels)).toBe(false)
  }
})
