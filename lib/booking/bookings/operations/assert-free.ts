import 'server-only'
import type { BookingItem } from '@/lib/booking/bookings/schema'
import { blockedDayText, otherShootText } from '@/lib/booking/bookings/words/changes'
import { isAhead, type Moment } from '@/lib/calendar/availability/rules/slots'
import type { Transaction } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import {
  dateFromDatabase,
  dateToDatabase,
  timeFromDatabase,
  timeToDatabase,
} from '@/lib/platform/time/calendar-date'

/** `name` is null when the photographer is the reader. */
type Photographer = { photographerId: string; name: string | null }

/**
 * Asserts that a photographer is free for a shoot: no other shoot overlaps it, and its day, if still ahead, isn't blocked.
 * The caller has locked their calendar.
 * @throws AppError `conflict` with a sentence that names what is in the way
 */
export async function assertFree(
  tx: Transaction,
  { photographerId, name }: Photographer,
  shoot: BookingItem,
  { now, timeZone }: Moment,
): Promise<void> {
  const date = dateToDatabase(shoot.date)
  const other = await tx.booking.findFirst({
    where: {
      id: { not: shoot.id },
      photographerId,
      status: { in: ['PENDING', 'CONFIRMED'] },
      shootDate: date,
      shootTime: { lt: timeToDatabase(shoot.endTime) },
      shootEndTime: { gt: timeToDatabase(shoot.startTime) },
    },
    select: { propertyAddress: true, shootDate: true, shootTime: true },
    orderBy: { shootTime: 'asc' },
  })
  if (other) {
    const busy = {
      address: other.propertyAddress,
      date: dateFromDatabase(other.shootDate),
      startTime: timeFromDatabase(other.shootTime),
    }
    throw new AppError('conflict', otherShootText(name, busy))
  }
  if (!isAhead(shoot, now, timeZone)) return
  const blocked = await tx.blockedDay.count({ where: { photographerId, date } })
  if (blocked > 0) throw new AppError('conflict', blockedDayText(name))
}
