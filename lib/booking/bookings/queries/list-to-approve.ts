import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { can } from '@/lib/auth/rules/capabilities'
import { handledBy } from '@/lib/booking/bookings/policy'
import { db } from '@/lib/platform/data/db'
import { waitingLimit } from '@/lib/platform/data/waiting'
import { formatCents } from '@/lib/platform/money/money'
import { splitAddress } from '@/lib/platform/text/address'
import { dateFromDatabase, timeFromDatabase, whenOf } from '@/lib/platform/time/calendar-date'
import { soonestFirst } from './read-page'
import { toTotal } from './select-booking'

/** A booking that waits for the studio's approval. */
export type BookingToApprove = {
  id: string
  street: string
  clientName: string
  /** `June 24, 2026 at 10:00` */
  when: string
  total: string
}

/** Lists the bookings that the actor has to approve, the soonest first. */
export async function listToApprove(actor: Actor): Promise<BookingToApprove[]> {
  if (!can(actor, 'manage-bookings')) return []
  const rows = await db().booking.findMany({
    where: { AND: [handledBy(actor), { status: 'PENDING' }] },
    select: {
      id: true,
      propertyAddress: true,
      shootDate: true,
      shootTime: true,
      totalAmountCents: true,
      estimatedTaxCents: true,
      currency: true,
      client: { select: { fullName: true } },
    },
    orderBy: soonestFirst,
    take: waitingLimit,
  })
  return rows.map((row) => ({
    id: row.id,
    street: splitAddress(row.propertyAddress).street,
    clientName: row.client.fullName,
    when: whenOf({ date: dateFromDatabase(row.shootDate), startTime: timeFromDatabase(row.shootTime) }),
    total: formatCents(toTotal(row), row.currency),
  }))
}
