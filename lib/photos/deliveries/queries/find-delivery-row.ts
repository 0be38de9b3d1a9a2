import 'server-only'
import { sql } from 'kysely'
import type { Actor } from '@/lib/auth/actor'
import { isClient } from '@/lib/auth/rules/capabilities'
import { canManageDeliveries, readableBy } from '@/lib/photos/deliveries/policy'
import { db } from '@/lib/platform/data/db'
import { queryBuilder } from '@/lib/platform/data/query-builder'
import { checkSql, whereSql } from '@/lib/platform/data/where-sql'
import { selectCoverage } from './select-coverage'

/** A delivery, the newest of a booking, or without either the newest of all. */
export type Wanted = { deliveryId?: string | undefined; bookingId?: string | undefined }
type Service = { photosIncluded: number | null; extraPhotoCents: number }

function readRows(actor: Actor, { deliveryId, bookingId }: Wanted) {
  const translate = deliveryId || bookingId ? checkSql : whereSql
  const { invoices, transfers, statement } = selectCoverage(actor)
  const services = sql<Service[]>`to_json(ARRAY(
    SELECT json_build_object('photosIncluded', s.photos_included, 'extraPhotoCents', s.extra_photo_cents)
    FROM booked_services s WHERE s.booking_id = b.id AND ${sql.lit(canManageDeliveries(actor))}))`
  return queryBuilder(db())
    .selectFrom('media_deliveries as d')
    .innerJoin('bookings as b', 'b.id', 'd.bookingId')
    .innerJoin('profiles as photographer', 'photographer.id', 'b.photographerId')
    .leftJoin('delivery_licenses as license', (join) =>
      join.onRef('license.deliveryId', '=', 'd.id').on((eb) => eb.lit(isClient(actor))),
    )
    .where(translate('media_deliveries', readableBy(actor), 'd'))
    .where((eb) =>
      eb.and({ ...(deliveryId && { 'd.id': deliveryId }), ...(bookingId && { 'd.bookingId': bookingId }) }),
    )
    .select([
      'd.id',
      'd.bookingId',
      'd.fileName',
      'd.totalPhotos',
      'd.includedPhotos',
      'd.deliveryInstructions',
    ])
    .select(['d.googleDriveLink', 'd.uploadedAt', 'd.expiresOn'])
    .select([
      'b.clientId',
      'b.importedAt',
      'b.photographerId',
      'photographer.accountStatus',
      'photographer.fullName as photographerName',
    ])
    .select(['b.propertyAddress', 'b.shootDate', 'b.currency', services.as('services')])
    .select(['license.kind', 'license.text', 'license.boardsText'])
    .select([invoices.as('invoices'), transfers.as('transfers'), statement.as('statement')])
    .orderBy('d.uploadedAt', 'desc')
    .orderBy('d.id', 'desc')
    .limit(1)
    .execute()
}

/** Finds what `findDelivery` needs of the actor's newest delivery that matches; null if there is none they may see. */
export async function findDeliveryRow(actor: Actor, wanted: Wanted) {
  const [found] = await readRows(actor, wanted)
  if (!found) return null
  const { clientId, importedAt, photographerId, accountStatus, ...row } = found
  return { ...row, booking: { clientId, importedAt, photographerId, photographer: { accountStatus } } }
}

export type DeliveryRow = NonNullable<Awaited<ReturnType<typeof findDeliveryRow>>>
