import type { Actor } from '@/lib/auth/actor'
import { addWeeklyHours } from '@/lib/calendar/availability/commands/add-weekly-hours'
import { blockDays } from '@/lib/calendar/availability/commands/block-days'
import { saveBookingRules } from '@/lib/calendar/availability/commands/save-booking-rules'
import { addDays } from '@/lib/platform/time/calendar-date'
import type { Person } from './people'

/** Seeds the photographers' Saturday hours, two days off, and the buffer between shoots. */
export async function seedAvailability(today: string, [first, second]: [Person, Person]): Promise<void> {
  await saveBookingRules(actorOf(first), { minimumNoticeMinutes: 120, bufferMinutes: 30 })
  await saveBookingRules(actorOf(second), {
    minimumNoticeMinutes: 720,
    bufferMinutes: 45,
    // Weaverville, where this photographer sets out from.
    baseZip: '28787',
  })
  // Long enough for a full-day wedding.
  await addWeeklyHours(actorOf(first), {
    weekdays: [6],
    ranges: [{ startTime: '08:00', endTime: '18:00' }],
    slotMinutes: 120,
    fromDate: addDays(today, 1),
    untilDate: addDays(today, 84),
  })
  await addWeeklyHours(actorOf(second), {
    weekdays: [6],
    ranges: [{ startTime: '10:00', endTime: '14:00' }],
    slotMinutes: 120,
    fromDate: addDays(today, 1),
    untilDate: addDays(today, 84),
  })
  await blockDays(actorOf(first), {
    fromDate: addDays(today, 50),
    untilDate: addDays(today, 51),
    reason: 'Photography fair',
    aroundBookings: false,
  })
}

function actorOf({ userId, profileId, role, status, fullName, email }: Person): Actor {
  return { userId, profileId, role, status, fullName, email, avatarUrl: null }
}
