import 'server-only'
import { sql } from 'kysely'
import { turnaroundSample } from '@/lib/booking/bookings/limits'
import { chooseTurnaround } from '@/lib/booking/bookings/rules/turnaround'
import type { Turnaround } from '@/lib/booking/bookings/schema/bookings'
import { db } from '@/lib/platform/data/db'
import { queryBuilder } from '@/lib/platform/data/query-builder'
import { now } from '@/lib/platform/time/clock'
import type { Studio } from '@/lib/studio/settings/queries/get-studio'

const day = 86_400_000

/** Reads after how many hours the photos of recent shoots were delivered. */
function readHours(since: Date, timeZone: string) {
  const builder = queryBuilder(db())
  return (
    builder
      .selectFrom(
        builder
          .selectFrom('media_deliveries')
          .where('uploadedAt', '>=', since)
          .orderBy('uploadedAt', 'desc')
          .limit(turnaroundSample.max)
          .select(['bookingId', 'uploadedAt'])
          .as('recent'),
      )
      .innerJoin('bookings as b', 'b.id', 'recent.bookingId')
      .where('b.importedAt', 'is', null)
      // Photos sent later add to a delivery that the client already had.
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('media_deliveries as earlier')
              .whereRef('earlier.bookingId', '=', 'b.id')
              .whereRef('earlier.uploadedAt', '<', 'recent.uploadedAt')
              .select('earlier.id'),
          ),
        ),
      )
      .select(
        sql<number>`date_part('epoch',
        recent.uploaded_at - (b.shoot_date + b.shoot_end_time) AT TIME ZONE ${timeZone}) / 3600`.as('hours'),
      )
      .execute()
  )
}

/** Returns the studio's turnaround: what it promises, or the median of its recent shoots if that is longer. */
export async function readTurnaround({
  timeZone,
  turnaroundHours,
}: Pick<Studio, 'timeZone' | 'turnaroundHours'>): Promise<Turnaround> {
  const rows = await readHours(new Date(now().getTime() - turnaroundSample.days * day), timeZone)
  return chooseTurnaround(
    turnaroundHours,
    rows.map(({ hours }) => hours),
  )
}
