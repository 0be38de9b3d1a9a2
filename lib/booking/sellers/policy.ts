import type { Actor } from '@/lib/auth/actor'
import { can, isClient } from '@/lib/auth/rules/capabilities'
import { handledBy } from '@/lib/booking/bookings/policy'
import { addDays, type CalendarDate, dateToDatabase } from '@/lib/platform/time/calendar-date'
import type { Prisma } from '@/prisma/generated/client'
import { linkDays } from './limits'

/** The bookings whose seller links the actor may create and turn off: a client's own, and those that the studio handles. */
export function sharedBy(actor: Actor): Prisma.BookingWhereInput {
  if (!can(actor, 'share-with-sellers')) return { id: { in: [] } }
  return isClient(actor) ? { clientId: actor.profileId } : handledBy(actor)
}

/** The bookings whose links work on a day: upcoming ones and those of the last days. */
export function shownOn(today: CalendarDate): Prisma.BookingWhereInput {
  return { shootDate: { gte: dateToDatabase(addDays(today, -linkDays)) } }
}
