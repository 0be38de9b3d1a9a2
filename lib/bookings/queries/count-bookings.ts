import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { belongingTo } from '@/lib/bookings/policy'
import { db } from '@/lib/platform/db'
import type { BookingStatus } from '@/prisma/generated/enums'

/** Counts the bookings the actor is a party to, optionally only those with these statuses. */
export function countBookings(actor: Actor, statuses?: readonly BookingStatus[]): Promise<number> {
  return db().booking.count({
    where: { AND: [belongingTo(actor), statuses ? { status: { in: [...statuses] } } : {}] },
  })
}
