import 'server-only'
import type { DayRange } from '@/lib/availability/blocking/schema'
import { daysAhead, slotsChanged } from '@/lib/availability/rules'
import { datePassedText, dateTooFarText } from '@/lib/availability/words'
import { addDays, type CalendarDate, dateToDatabase } from '@/lib/platform/calendar-date'
import type { Transaction } from '@/lib/platform/db'
import { AppError } from '@/lib/platform/errors'
import { queuePush } from '@/lib/platform/outbox'
import { endHolds } from './end-holds'

/** Returns the days of a range, in order. @throws AppError `invalid` for days in the past or too far ahead */
export function blockableDates({ fromDate, untilDate }: DayRange, today: CalendarDate): CalendarDate[] {
  if (fromDate < today) throw asInvalid('fromDate', datePassedText)
  if (untilDate > addDays(today, daysAhead)) throw asInvalid('untilDate', dateTooFarText)
  const dates = []
  for (let date = fromDate; date <= untilDate; date = addDays(date, 1)) dates.push(date)
  return dates
}

export function asInvalid(field: keyof DayRange, message: string): AppError {
  return new AppError('invalid', message, { [field]: [message] })
}

/**
 * Blocks days of a photographer whose calendar is locked. A day that is already blocked gets the new reason. Holds on
 * slots of these days end.
 */
export async function blockDates(
  tx: Transaction,
  photographerId: string,
  dates: readonly CalendarDate[],
  reason: string,
): Promise<void> {
  if (dates.length === 0) return
  const days = { photographerId, date: { in: dates.map(dateToDatabase) } }
  await tx.blockedDay.deleteMany({ where: days })
  await tx.blockedDay.createMany({
    data: days.date.in.map((date) => ({ photographerId, date, reason: reason || null })),
  })
  await endHolds(tx, { slot: days })
  await queuePush(tx, slotsChanged)
}
