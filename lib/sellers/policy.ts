import { type Actor, mayEnter } from '@/lib/auth/actor'
import { addDays, type CalendarDate, dateToDatabase } from '@/lib/platform/calendar-date'
import type { Prisma } from '@/prisma/generated/client'
import { linkDays } from './limits'

/** The bookings whose seller links the actor may create and turn off: a client's own. */
export function sharedBy(actor: Actor): Prisma.BookingWhereInput {
  return mayEnter('client', actor) ? { clientId: actor.profileId } : { id: { in: [] } }
}

/** The bookings whose links work on a day: upcoming ones and those of the last days. */
export function shownOn(today: CalendarDate): Prisma.BookingWhereInput {
  return { shootDate: { gte: dateToDatabase(addDays(today, -linkDays)) } }
}
