import 'server-only'
import { sql } from 'kysely'
import type { Actor } from '@/lib/auth/actor'
import type { ShootToDeliver } from '@/lib/photos/deliveries/schema/sending'
import { splitAddress } from '@/lib/platform/text/address'
import { dateFromDatabase, formatDate } from '@/lib/platform/time/calendar-date'
import { readPeriod, selectToDeliver } from './select-to-deliver'

/** Lists the shoots until today that have no photos yet, of those whose photos the actor prepares; the first due first. */
export async function listShootsToDeliver(actor: Actor): Promise<ShootToDeliver[]> {
  const rows = await selectToDeliver(actor, await readPeriod())
    .select(
      sql<string[]>`ARRAY(
        SELECT s.name FROM booked_services s WHERE s.booking_id = b.id ORDER BY s.position
      )`.as('services'),
    )
    .execute()
  return rows.map(({ id, propertyAddress, shootDate, photosBy, photographerName, services }) => ({
    id,
    ...splitAddress(propertyAddress),
    shotOn: formatDate(dateFromDatabase(shootDate)),
    dueOn: photosBy && formatDate(dateFromDatabase(photosBy)),
    photographer: photographerName,
    services,
  }))
}
