import 'server-only'
import type { Shoot } from '@/lib/calendar/availability/rules/buffer'
import { shootFields, toShoot } from '@/lib/calendar/availability/rules/open-slots'
import type { Moment } from '@/lib/calendar/availability/rules/slots'
import type { DayRange, ShootInTheWay } from '@/lib/calendar/availability/schema/blocked-days'
import type { Transaction } from '@/lib/platform/data/db'
import { dateToDatabase } from '@/lib/platform/time/calendar-date'
import { instantOf } from '@/lib/platform/time/clock'

/** `revision` and `clientName` as in ShootToMove. */
export type FoundShoot = ShootInTheWay & Shoot & { revision: number; clientName: string }

/**
 * Returns a photographer's upcoming shoots on these days, in order of time. A shoot that is over, or whose photos were
 * sent, doesn't prevent blocking its day.
 */
export async function listShootsInTheWay(
  tx: Pick<Transaction, 'booking'>,
  photographerId: string,
  { fromDate, untilDate }: DayRange,
  { now, timeZone }: Moment,
): Promise<FoundShoot[]> {
  const rows = await tx.booking.findMany({
    where: {
      photographerId,
      status: { in: ['PENDING', 'CONFIRMED'] },
      shootDate: { gte: dateToDatabase(fromDate), lte: dateToDatabase(untilDate) },
      deliveries: { none: {} },
    },
    select: {
      id: true,
      propertyAddress: true,
      ...shootFields,
      calendarSequence: true,
      client: { select: { fullName: true } },
    },
    orderBy: [{ shootDate: 'asc' }, { shootTime: 'asc' }, { id: 'asc' }],
  })
  return rows
    .map((row) => ({
      bookingId: row.id,
      propertyAddress: row.propertyAddress,
      clientName: row.client.fullName,
      revision: row.calendarSequence,
      ...toShoot(row),
    }))
    .filter(({ date, endTime }) => instantOf(date, endTime, timeZone) > now)
}
