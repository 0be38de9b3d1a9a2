import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { visibleTo } from '@/lib/deliveries/policy'
import type { DeliverySummary } from '@/lib/deliveries/schema/deliveries'
import { db } from '@/lib/platform/db'
import { getStudio } from '@/lib/studio/queries/get-studio'
import { summaryFields, toSummary } from './select-delivery-summary'

/** A safety limit: a booking rarely has more than two deliveries. */
const maxOfBooking = 50

/** Lists a booking's deliveries that the actor may see, newest first. */
export async function listDeliveriesOfBooking(actor: Actor, bookingId: string): Promise<DeliverySummary[]> {
  const [rows, { timeZone }] = await Promise.all([
    db().mediaDelivery.findMany({
      where: { AND: [{ bookingId }, visibleTo(actor)] },
      select: summaryFields,
      orderBy: [{ uploadedAt: 'desc' }, { id: 'desc' }],
      take: maxOfBooking,
    }),
    getStudio(),
  ])
  return rows.map((row) => toSummary(actor, row, timeZone))
}
