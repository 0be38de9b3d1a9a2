import 'server-only'
import { sql } from 'kysely'
import type { Actor } from '@/lib/auth/actor'
import { maxToDeliver, toDeliverDays } from '@/lib/photos/deliveries/limits'
import { deliverableStatuses, photographersPreparedFor } from '@/lib/photos/deliveries/policy'
import { db } from '@/lib/platform/data/db'
import { queryBuilder } from '@/lib/platform/data/query-builder'
import { whereSql } from '@/lib/platform/data/where-sql'
import { addDays, dateToDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import type { Prisma } from '@/prisma/generated/client'

type Period = { from: Date; today: Date }

/**
 * Selects the shoots `b` until today that have no photos yet, of those whose photos the actor prepares, with their `client` and
 * `photographer`. Ordered by when the photos are due, which without a promise is the day of the shoot.
 */
export function selectToDeliver(
  actor: Actor,
  { from, today }: Period,
  matching: Prisma.BookingWhereInput = {},
) {
  return queryBuilder(db())
    .selectFrom('bookings as b')
    .innerJoin('profiles as client', 'client.id', 'b.clientId')
    .innerJoin('profiles as photographer', 'photographer.id', 'b.photographerId')
    .where(whereSql('profiles', photographersPreparedFor(actor), 'photographer'))
    .where(whereSql('bookings', matching, 'b'))
    .where('b.status', 'in', [...deliverableStatuses])
    .where('b.shootDate', '>=', from)
    .where('b.shootDate', '<=', today)
    .where(sql<boolean>`NOT EXISTS (SELECT FROM media_deliveries d WHERE d.booking_id = b.id)`)
    .select(['b.id', 'b.propertyAddress', 'b.shootDate', 'b.photosBy'])
    .select(['client.fullName as clientName', 'photographer.fullName as photographerName'])
    .select('photographer.accountStatus')
    .orderBy(sql`COALESCE(b.photos_by, b.shoot_date)`)
    .orderBy('b.shootDate')
    .orderBy('b.shootTime')
    .orderBy('b.id')
    .limit(maxToDeliver)
}

/** Returns the days whose shoots may wait for photos. */
export async function readPeriod(): Promise<Period> {
  const today = todayIn((await getStudio()).timeZone)
  return { from: dateToDatabase(addDays(today, -toDeliverDays)), today: dateToDatabase(today) }
}
