import { expect, test } from 'vitest'
import { dateToDatabase, timeToDatabase } from '@/lib/platform/time/calendar-date'
import { openSlotsOf } from './open-slots'

const date = '2026-06-12'
const moment = { now: new Date('2026-06-01T12:00:00Z'), timeZone: 'America/New_York' }
const booking = { id: 'booking', clientId: 'client', photographerId: 'ava' }
const day = {
  id: 'ava',
  role: 'PHOTOGRAPHER' as const,
  accountStatus: 'ACTIVE' as const,
  bookingTerms: null,
  blockedDays: [],
  photographerBookings: [],
  busyTimes: [],
  availabilitySlots: [
    {
      id: 'slot',
      date: dateToDatabase(date),
      startTime: timeToDatabase('09:00'),
      endTime: timeToDatabase('11:00'),
      isAvailable: true,
      hold: null,
      claim: { booking },
    },
  ],
}

/** Whether the booking's own slot is open to someone who asks for its new time. */
function isOpenTo(profileId: string, role: 'CLIENT' | 'PHOTOGRAPHER' | 'COORDINATOR', bookingId = 'booking') {
  return openSlotsOf(day, { profileId, role, movingBookingId: bookingId }, moment).length === 1
}

test('a booking’s own time is open to those who move it, and to nobody who only names it', () => {
  expect(isOpenTo('client', 'CLIENT')).toBe(true)
  expect(isOpenTo('ava', 'PHOTOGRAPHER')).toBe(true)
  expect(isOpenTo('cole', 'COORDINATOR')).toBe(true)
  expect(isOpenTo('client', 'CLIENT', 'another')).toBe(false)
  expect(isOpenTo('stranger', 'CLIENT')).toBe(false)
  expect(isOpenTo('noah', 'PHOTOGRAPHER')).toBe(false)
})
