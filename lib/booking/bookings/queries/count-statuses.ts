import 'server-only'
import { db } from '@/lib/platform/data/db'
import { countRows, queryBuilder } from '@/lib/platform/data/query-builder'
import { whereSql } from '@/lib/platform/data/where-sql'
import type { Prisma } from '@/prisma/generated/client'
import type { BookingStatus } from '@/prisma/generated/enums'

/** Counts the bookings of each status, of those that match. */
export async function countStatuses(where: Prisma.BookingWhereInput): Promise<Record<BookingStatus, number>> {
  const groups = await queryBuilder(db())
    .selectFrom('bookings as b')
    .where(whereSql('bookings', where, 'b'))
    .groupBy('b.status')
    .select(['b.status', countRows.as('count')])
    .execute()
  const counts = { PENDING: 0, CONFIRMED: 0, COMPLETED: 0, CANCELLED: 0 }
  for (const { status, count } of groups) counts[status] = count
  return counts
}
