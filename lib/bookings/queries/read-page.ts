import 'server-only'
import { pageSize } from '@/lib/bookings/limits'
import { bookingFields, toBookingItem } from '@/lib/bookings/queries/select-booking'
import type { BookingItem } from '@/lib/bookings/schema'
import { db } from '@/lib/platform/db'
import type { Prisma } from '@/prisma/generated/client'
import type { BookingStatus } from '@/prisma/generated/enums'

export type BookingPage = {
  items: BookingItem[]
  total: number
  /** There are more than `total`, where counting stopped. */
  hasMore: boolean
  page: number
  pageCount: number
}

type Order = Prisma.BookingOrderByWithRelationInput[]
export const soonestFirst = [{ shootDate: 'asc' }, { shootTime: 'asc' }, { id: 'asc' }] satisfies Order
export const latestFirst = [{ shootDate: 'desc' }, { shootTime: 'desc' }, { id: 'desc' }] satisfies Order

/** Counts bookings by status. */
export async function countByStatus(where: Prisma.BookingWhereInput): Promise<Record<BookingStatus, number>> {
  const groups = await db().booking.groupBy({ by: ['status'], where, _count: true })
  const counts = { PENDING: 0, CONFIRMED: 0, COMPLETED: 0, CANCELLED: 0 }
  for (const group of groups) counts[group.status] = group._count
  return counts
}

/** Returns a page of a list whose length is known. Pages start at 1; a page past the end returns the last one. */
export async function readPage(list: {
  where: Prisma.BookingWhereInput
  orderBy: Order
  total: number
  hasMore?: boolean
  page: number
  size?: number
}): Promise<BookingPage> {
  const { where, orderBy, total, hasMore = false, page, size = pageSize } = list
  const pageCount = Math.max(1, Math.ceil(total / size))
  const number = Math.min(Number.isInteger(page) && page > 0 ? page : 1, pageCount)
  const rows = await db().booking.findMany({
    where,
    select: bookingFields,
    orderBy,
    skip: (number - 1) * size,
    take: size,
  })
  return { items: rows.map(toBookingItem), total, hasMore, page: number, pageCount }
}
