import 'server-only'
import { cache } from 'react'
import type { Actor } from '@/lib/auth/actor'
import { maxCount } from '@/lib/booking/bookings/limits'
import { readHandledPhotographers } from '@/lib/booking/bookings/operations/read-handled-photographers'
import { db } from '@/lib/platform/data/db'
import { dateToDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import type { Prisma } from '@/prisma/generated/client'
import type { BookingStatus } from '@/prisma/generated/enums'

/** The statuses of bookings whose shoot isn't completed. */
export const pastStatuses: BookingStatus[] = ['PENDING', 'CONFIRMED']

/**
 * Counts the bookings a photographer handles whose day is over, but which aren't completed, up to one more than `maxCount`.
 * Cached per request.
 */
export const countPast = cache(async (actor: Actor): Promise<number> => {
  const photographerId = await readHandledPhotographers(actor)
  const where = { photographerId, status: { in: pastStatuses }, ...(await selectPast()) }
  return db().booking.count({ where, take: maxCount + 1 })
})

/** Returns the filter for shoots on days before today. */
export async function selectPast() {
  const { timeZone } = await getStudio()
  return { shootDate: { lt: dateToDatabase(todayIn(timeZone)) } } satisfies Prisma.BookingWhereInput
}
