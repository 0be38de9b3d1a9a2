import 'server-only'
import { timeOfShoot } from '@/lib/calendar/availability/rules/open-slots'
import { isBusy } from '@/lib/calendar/availability/rules/slots'
import type { Conflict } from '@/lib/calendar/calendars/schema'
import type { Transaction } from '@/lib/platform/data/db'
import { dateToDatabase } from '@/lib/platform/time/calendar-date'
import { now, todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/** Finds the photographer's busy times that overlap their pending or confirmed shoots from today on, in order. */
export async function findConflicts(
  tx: Pick<Transaction, 'booking' | 'busyTime'>,
  { photographerId }: { photographerId: string },
  { calendarId, bookingId }: { calendarId?: string; bookingId?: string } = {},
): Promise<Conflict[]> {
  const { timeZone } = await getStudio()
  const shoots = await tx.booking.findMany({
    where: {
      photographerId,
      status: { in: ['PENDING', 'CONFIRMED'] },
      shootDate: { gte: dateToDatabase(todayIn(timeZone)) },
      ...(bookingId && { id: bookingId }),
    },
    select: { id: true, propertyAddress: true, shootDate: true, shootTime: true, shootEndTime: true },
    orderBy: [{ shootDate: 'asc' }, { shootTime: 'asc' }],
  })
  if (shoots.length === 0) return []
  const busyTimes = await tx.busyTime.findMany({
    where: { photographerId, endsAt: { gt: now() }, ...(calendarId && { calendarId }) },
    select: { uid: true, title: true, startsAt: true, endsAt: true },
    orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
  })
  return shoots.flatMap((shoot) => {
    const time = timeOfShoot(shoot)
    return busyTimes
      .filter((busy) => isBusy(time, [busy], timeZone))
      .map(({ uid, title, startsAt }) => ({
        bookingId: shoot.id,
        address: shoot.propertyAddress,
        ...time,
        uid,
        title,
        startsAt,
      }))
  })
}
