import 'server-only'
import type { Kysely } from 'kysely'
import { countRows } from '@/lib/platform/query-builder'
import type { Tables } from '@/lib/platform/tables'
import { whereSql } from '@/lib/platform/where-sql'
import type { Prisma } from '@/prisma/generated/client'
import type { BookingStatus } from '@/prisma/generated/enums'

/** Selects how many bookings there are of each status, of those that match. */
export function selectStatusCounts(builder: Kysely<Tables>, where: Prisma.BookingWhereInput) {
  return builder
    .selectFrom('bookings as b')
    .where(whereSql('bookings', where, 'b'))
    .groupBy('b.status')
    .select(['b.status', countRows.as('count')])
}

export function toStatusCounts(
  groups: readonly { status: BookingStatus; count: number }[],
): Record<BookingStatus, number> {
  const counts = { PENDING: 0, CONFIRMED: 0, COMPLETED: 0, CANCELLED: 0 }
  for (const { status, count } of groups) counts[status] = count
  return counts
}
