import 'server-only'
import { type Actor, mayEnter } from '@/lib/auth/actor'
import { previewLimit } from '@/lib/photos/deliveries/limits'
import { coveringFor, mayOpenFullPhotos, notExpiredFor, visibleTo } from '@/lib/photos/deliveries/policy'
import { isUnlocked } from '@/lib/photos/deliveries/rules/gallery'
import type { DeliveryCover } from '@/lib/photos/deliveries/schema/deliveries'
import { db } from '@/lib/platform/data/db'
import { queryBuilder } from '@/lib/platform/data/query-builder'
import { whereSql } from '@/lib/platform/data/where-sql'
import { dateToDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { selectCoverage } from './select-coverage'
import { chooseCovers, selectCovers } from './select-covers'

/** As many as the dashboard has room for. */
const maxCovers = 4

function readDeliveries(actor: Actor, today: Date) {
  const builder = queryBuilder(db())
  const latest = builder
    .selectFrom('media_deliveries as d')
    .where(whereSql('media_deliveries', { AND: [visibleTo(actor), notExpiredFor(actor, today)] }, 'd'))
    .select(['d.id', 'd.bookingId', 'd.uploadedAt'])
    .orderBy('d.uploadedAt', 'desc')
    .orderBy('d.id', 'desc')
    .limit(maxCovers)
  const { invoices, transfers } = selectCoverage(actor)
  return builder
    .selectFrom(latest.as('d'))
    .innerJoin('bookings as b', 'b.id', 'd.bookingId')
    .select('b.clientId')
    .select([invoices.as('invoices'), transfers.as('transfers')])
    .select(selectCovers(actor, previewLimit).as('covers'))
    .orderBy('d.uploadedAt', 'desc')
    .orderBy('d.id', 'desc')
    .execute()
}

/** Lists photos of a client's latest deliveries: full ones where they are unlocked, else previews; none for anyone else. */
export async function listLatestCovers(actor: Actor): Promise<DeliveryCover[]> {
  if (!mayEnter('client', actor)) return []
  const today = dateToDatabase(todayIn((await getStudio()).timeZone))
  const rows = await readDeliveries(actor, today)
  return rows
    .flatMap(({ clientId, covers, ...row }) => {
      const isOpen = isUnlocked(coveringFor(actor, { ...row, booking: { clientId } }))
      return chooseCovers(actor, covers, mayOpenFullPhotos(actor, isOpen))
    })
    .slice(0, maxCovers)
}
