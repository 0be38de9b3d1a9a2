import type { Actor } from '@/lib/auth/actor'
import { isClient } from '@/lib/auth/rules/capabilities'
import { overseenBy } from '@/lib/booking/bookings/policy'
import { notExpiredFor, orderedBy } from '@/lib/photos/deliveries/policy'
import { type CalendarDate, dateToDatabase } from '@/lib/platform/time/calendar-date'
import type { Prisma } from '@/prisma/generated/client'

/**
 * The deliveries whose tours this person sees: the studio all, clients their own, and the admins of a brokerage its. Whoever
 * holds transferred photos doesn't: a tour may name the agent for whom it was made.
 */
export function toursSeenBy(actor: Actor, today: CalendarDate): Prisma.MediaDeliveryWhereInput {
  const seen = isClient(actor) ? { OR: [orderedBy(actor), { booking: overseenBy(actor) }] } : orderedBy(actor)
  return { AND: [seen, notExpiredFor(actor, dateToDatabase(today))] }
}
