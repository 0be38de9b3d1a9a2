import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { overseenBy } from '@/lib/booking/bookings/policy'
import { overseenPerPage } from '@/lib/photos/deliveries/limits'
import type { DeliverySummary } from '@/lib/photos/deliveries/schema/deliveries'
import { choosePage, type Page } from '@/lib/platform/data/choose-page'
import { db } from '@/lib/platform/data/db'
import { readSummaries } from './read-summaries'

/** Returns one page of the deliveries that the actor oversees as an admin of a brokerage, of one booking or all, newest first. */
export async function listOverseenDeliveries(
  actor: Actor,
  { bookingId, page: wanted = 1 }: { bookingId?: string; page?: number },
): Promise<Page & { deliveries: DeliverySummary[] }> {
  const among = { AND: [{ booking: overseenBy(actor) }, bookingId ? { bookingId } : {}] }
  const counted = await db().mediaDelivery.count({ where: among })
  const { page, skip, take } = choosePage(wanted, counted, { pageSize: overseenPerPage })
  return { deliveries: await readSummaries(actor, { bookingId, skip, take }, 'overseen'), ...page }
}
