import 'server-only'
import { sql } from 'kysely'
import { toDeliverDays } from '@/lib/photos/deliveries/limits'
import { deliverableStatuses } from '@/lib/photos/deliveries/policy'
import { db } from '@/lib/platform/data/db'
import { queryBuilder } from '@/lib/platform/data/query-builder'
import { whereSql } from '@/lib/platform/data/where-sql'
import { addDays, dateToDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio, type Studio } from '@/lib/studio/settings/queries/get-studio'
import type { Prisma } from '@/prisma/generated/client'

type Period = { from: Date; today: Date }

/**
 * Selects the shoots `b` of these photographers until today that have no photos yet, with their `client` and `photographer`.
 */
export function selectToDeliver(
  photographers: Prisma.ProfileWhereInput,
  { from, today }: Period,
  matching: Prisma.BookingWhereInput = {},
) {
  return queryBuilder(db())
    .selectFrom('bookings as b')
    .innerJoin('profiles as client', 'client.id', 'b.clientId')
    .innerJoin('profiles as photographer', 'photographer.id', 'b.photographerId')
    .where(whereSql('profiles', photographers, 'photographer'))
    .where(whereSql('bookings', matching, 'b'))
    .where('b.status', 'in', [...deliverableStatuses])
    .where('b.shootDate', '>=', from)
    .where('b.shootDate', '<=', today)
    .where(sql<boolean>`NOT EXISTS (SELECT FROM media_deliveries d WHERE d.booking_id = b.id)`)
}

/**
 * When the photos of the shoot `b` are due: at the end of the day that was promised for the listing, or else so many hours after
 * the shoot as its services take, as `turnaroundOf` says.
 */
export function dueAt({ timeZone, turnaroundHours }: Pick<Studio, 'timeZone' | 'turnaroundHours'>) {
  return sql<Date>`COALESCE(
    (b.photos_by + 1)::timestamp AT TIME ZONE ${timeZone},
    (b.shoot_date + b.shoot_end_time) AT TIME ZONE ${timeZone} + make_interval(hours => (
      SELECT LEAST(
        COALESCE(
          max(COALESCE(s.turnaround_hours, ${turnaroundHours}::int)) FILTER (WHERE NOT s.is_add_on),
          ${turnaroundHours}::int
        ),
        min(s.turnaround_hours) FILTER (WHERE s.is_add_on)
      )
      FROM booked_services s WHERE s.booking_id = b.id
    )))`
}

/** Returns the days whose shoots may wait for photos. */
export async function readPeriod(): Promise<Period> {
  const today = todayIn((await getStudio()).timeZone)
  return { from: dateToDatabase(addDays(today, -toDeliverDays)), today: dateToDatabase(today) }
}
