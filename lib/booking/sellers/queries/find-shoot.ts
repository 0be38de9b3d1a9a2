import 'server-only'
import { cache } from 'react'
import { isOver } from '@/lib/booking/bookings/rules/visit-end'
import type { BookingState } from '@/lib/booking/bookings/schema/bookings'
import { viewShootLimit } from '@/lib/booking/sellers/limits'
import { shownOn } from '@/lib/booking/sellers/policy'
import type { SellerShoot } from '@/lib/booking/sellers/schema'
import { db } from '@/lib/platform/data/db'
import { hashSecret } from '@/lib/platform/secrets/secret'
import { dateFromDatabase, timeFromDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn, wallTimeNowIn } from '@/lib/platform/time/clock'
import { consumeAttempt } from '@/lib/platform/web/rate-limit'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/**
 * Returns what the seller with this link sees; null if the link doesn't work. Cached per request.
 * @param address the IP address of the visitor
 * @throws AppError `too-many-requests`
 */
export const findShoot = cache(async (token: string, address: string): Promise<SellerShoot | null> => {
  await consumeAttempt(viewShootLimit, address)
  const { timeZone } = await getStudio()
  const today = todayIn(timeZone)
  const row = await db().booking.findFirst({
    where: {
      AND: [{ sellerLinks: { some: { tokenHash: hashSecret(token) } } }, shownOn(today)],
    },
    select: {
      id: true,
      status: true,
      propertyAddress: true,
      shootDate: true,
      shootTime: true,
      shootEndTime: true,
      createdAt: true,
      updatedAt: true,
      calendarSequence: true,
      client: { select: { fullName: true } },
      photographer: { select: { fullName: true } },
      services: { select: { name: true }, orderBy: { position: 'asc' } },
      events: {
        where: { kind: 'RESCHEDULED' },
        select: { before: true },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: 1,
      },
    },
  })
  if (!row) return null
  const time = {
    date: dateFromDatabase(row.shootDate),
    startTime: timeFromDatabase(row.shootTime),
    endTime: timeFromDatabase(row.shootEndTime),
  }
  return {
    ...time,
    bookingId: row.id,
    status: row.status,
    isOver: isOver(time, { today, time: wallTimeNowIn(timeZone) }),
    address: row.propertyAddress,
    services: row.services.map(({ name }) => name),
    agentName: row.client.fullName,
    photographerName: row.photographer.fullName,
    movedFrom: toMovedFrom(row.events[0]?.before as BookingState | null | undefined, time),
    createdAt: row.createdAt.toISOString(),
    changedAt: row.updatedAt.toISOString(),
    revision: row.calendarSequence,
  }
})

/** Returns the earlier time, unless the shoot is at that time again. */
function toMovedFrom(
  before: BookingState | null | undefined,
  now: Pick<SellerShoot, 'date' | 'startTime' | 'endTime'>,
): SellerShoot['movedFrom'] {
  if (!before || (before.date === now.date && before.startTime === now.startTime)) return null
  const { date, startTime, endTime } = before
  return { date, startTime, endTime }
}
