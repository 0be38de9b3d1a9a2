import 'server-only'
import { type Actor, mayEnter } from '@/lib/auth/actor'
import { coveringFor, mayOpenFullPhotos, notExpiredFor, visibleTo } from '@/lib/photos/deliveries/policy'
import { isUnlocked } from '@/lib/photos/deliveries/rules/gallery'
import type { GalleryTile } from '@/lib/photos/deliveries/schema/deliveries'
import { db } from '@/lib/platform/data/db'
import { queryBuilder } from '@/lib/platform/data/query-builder'
import { whereSql } from '@/lib/platform/data/where-sql'
import { splitAddress } from '@/lib/platform/text/address'
import { dateToDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { selectCoverage } from './select-coverage'
import { chooseCovers, selectCovers } from './select-covers'

/** As many as the dashboard has room for. */
const maxTiles = 4

function readDeliveries(actor: Actor, today: Date) {
  const builder = queryBuilder(db())
  const latest = builder
    .selectFrom('media_deliveries as d')
    .where(whereSql('media_deliveries', { AND: [visibleTo(actor), notExpiredFor(actor, today)] }, 'd'))
    .select(['d.id', 'd.bookingId', 'd.uploadedAt', 'd.totalPhotos'])
    .orderBy('d.uploadedAt', 'desc')
    .orderBy('d.id', 'desc')
    .limit(maxTiles)
  const { invoices, transfers } = selectCoverage(actor)
  return builder
    .selectFrom(latest.as('d'))
    .innerJoin('bookings as b', 'b.id', 'd.bookingId')
    .select(['d.id', 'd.bookingId', 'd.totalPhotos', 'b.clientId', 'b.importedAt', 'b.propertyAddress'])
    .select([invoices.as('invoices'), transfers.as('transfers')])
    .select(selectCovers(actor).as('covers'))
    .orderBy('d.uploadedAt', 'desc')
    .orderBy('d.id', 'desc')
    .execute()
}

/**
 * Lists a client's latest deliveries, each with a picture: a full one where they are unlocked, else a preview. Leaves out those
 * without any; none for anyone else.
 */
export async function listGalleryTiles(actor: Actor): Promise<GalleryTile[]> {
  if (!mayEnter('client', actor)) return []
  const today = dateToDatabase(todayIn((await getStudio()).timeZone))
  const rows = await readDeliveries(actor, today)
  return rows.flatMap(({ clientId, importedAt, covers, ...row }) => {
    const isOpen = isUnlocked(coveringFor(actor, { ...row, booking: { clientId, importedAt } }))
    const [cover] = chooseCovers(actor, covers, mayOpenFullPhotos(actor, isOpen))
    if (!cover) return []
    const { id, bookingId, totalPhotos: photoCount, propertyAddress } = row
    return [{ id, bookingId, street: splitAddress(propertyAddress).street, photoCount, cover }]
  })
}
