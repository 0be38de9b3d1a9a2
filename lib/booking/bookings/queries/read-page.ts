import 'server-only'
import { bookingFields, toBookingItem } from '@/lib/booking/bookings/queries/select-booking'
import type { BookingItem } from '@/lib/booking/bookings/schema/bookings'
import type { ChosenPage, Page } from '@/lib/platform/data/choose-page'
import { db } from '@/lib/platform/data/db'
import type { Prisma } from '@/prisma/generated/client'

export type BookingPage = Page & { items: BookingItem[] }

type Order = Prisma.BookingOrderByWithRelationInput[]
export const soonestFirst = [{ shootDate: 'asc' }, { shootTime: 'asc' }, { id: 'asc' }] satisfies Order
export const latestFirst = [{ shootDate: 'desc' }, { shootTime: 'desc' }, { id: 'desc' }] satisfies Order

export async function readPage(
  list: { where: Prisma.BookingWhereInput; orderBy: Order },
  { page, skip, take }: ChosenPage,
): Promise<BookingPage> {
  const rows = await db().booking.findMany({ ...list, select: bookingFields, skip, take })
  return { items: rows.map(toBookingItem), ...page }
}
