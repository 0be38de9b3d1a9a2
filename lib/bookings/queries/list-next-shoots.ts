import 'server-only'
import { sql } from 'kysely'
import type { Actor } from '@/lib/auth/actor'
import { prepareForActor } from '@/lib/auth/prepare-for-actor'
import { upcomingLimit } from '@/lib/bookings/limits'
import { upcomingFor } from '@/lib/bookings/policy'
import type { UpcomingShoot } from '@/lib/bookings/schema'
import { dateFromDatabase, dateToDatabase, timeFromDatabase } from '@/lib/platform/calendar-date'
import { todayIn } from '@/lib/platform/clock'
import { whereSql } from '@/lib/platform/where-sql'
import { getStudio } from '@/lib/studio/queries/get-studio'
import { toGoLive } from './select-booking'

const readNextShoots = prepareForActor((builder, actor, { today }: { today: Date }) =>
  builder
    .selectFrom('bookings as b')
    .innerJoin('profiles as client', 'client.id', 'b.clientId')
    .innerJoin('profiles as photographer', 'photographer.id', 'b.photographerId')
    .where(whereSql('bookings', upcomingFor(actor, today), 'b'))
    .select([
      'b.id',
      'b.propertyAddress',
      'b.shootDate',
      'b.shootTime',
      'b.status',
      'b.goLiveOn',
      'b.photosBy',
    ])
    .select(['client.fullName as clientName', 'photographer.fullName as photographerName'])
    .select(sql<boolean>`EXISTS (SELECT FROM media_deliveries d WHERE d.booking_id = b.id)`.as('isDelivered'))
    .orderBy('b.shootDate')
    .orderBy('b.shootTime')
    .orderBy('b.id')
    .limit(upcomingLimit),
)

/** Returns what the dashboard shows of the actor's next bookings, including today's, without cancelled ones. */
export async function listNextShoots(actor: Actor): Promise<UpcomingShoot[]> {
  const today = dateToDatabase(todayIn((await getStudio()).timeZone))
  const rows = await readNextShoots(actor, { today })
  return rows.map((row) => ({
    id: row.id,
    address: row.propertyAddress,
    date: dateFromDatabase(row.shootDate),
    startTime: timeFromDatabase(row.shootTime),
    status: row.status,
    goLive: toGoLive(row),
    isDelivered: row.isDelivered,
    client: { fullName: row.clientName },
    photographer: { fullName: row.photographerName },
  }))
}
