import 'server-only'
import { sql } from 'kysely'
import { upcomingLimit } from '@/lib/booking/bookings/limits'
import { db } from '@/lib/platform/data/db'
import { queryBuilder } from '@/lib/platform/data/query-builder'
import { whereSql } from '@/lib/platform/data/where-sql'
import { dateFromDatabase, timeFromDatabase } from '@/lib/platform/time/calendar-date'
import type { Prisma } from '@/prisma/generated/client'

/** Selects the next of these bookings `b`, with their `client` and `photographer`. */
export function selectUpcoming(upcoming: Prisma.BookingWhereInput) {
  return queryBuilder(db())
    .selectFrom('bookings as b')
    .innerJoin('profiles as client', 'client.id', 'b.clientId')
    .innerJoin('profiles as photographer', 'photographer.id', 'b.photographerId')
    .where(whereSql('bookings', upcoming, 'b'))
    .select(['b.id', 'b.propertyAddress', 'b.shootDate', 'b.shootTime', 'b.shootEndTime', 'b.status'])
    .select(['client.fullName as clientName', 'photographer.fullName as photographerName'])
    .select(sql<boolean>`EXISTS (SELECT FROM media_deliveries d WHERE d.booking_id = b.id)`.as('isDelivered'))
    .orderBy('b.shootDate')
    .orderBy('b.shootTime')
    .orderBy('b.id')
    .limit(upcomingLimit)
}

type UpcomingRow = Awaited<ReturnType<ReturnType<typeof selectUpcoming>['execute']>>[number]

/** Converts the columns that `selectUpcoming` selects. */
export function toUpcoming(row: UpcomingRow) {
  return {
    id: row.id,
    address: row.propertyAddress,
    date: dateFromDatabase(row.shootDate),
    startTime: timeFromDatabase(row.shootTime),
    endTime: timeFromDatabase(row.shootEndTime),
    status: row.status,
    isDelivered: row.isDelivered,
    client: { fullName: row.clientName },
    photographer: { fullName: row.photographerName },
  }
}
