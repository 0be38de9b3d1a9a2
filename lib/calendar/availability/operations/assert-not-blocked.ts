import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'
import { FieldError } from '@/lib/platform/errors'
import { type CalendarDate, dateToDatabase } from '@/lib/platform/time/calendar-date'

/** @throws AppError `conflict`, for the field `date`, if the day is blocked in a photographer's calendar, which must be locked */
export async function assertNotBlocked(
  tx: Pick<Transaction, 'blockedDay'>,
  photographerId: string,
  day: CalendarDate,
): Promise<void> {
  const date = dateToDatabase(day)
  const blocked = await tx.blockedDay.findUnique({
    where: { photographerId_date: { photographerId, date } },
    select: { id: true },
  })
  if (blocked) throw new FieldError('date', 'This day is blocked. Unblock it first.', 'conflict')
}
