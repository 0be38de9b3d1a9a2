import 'server-only'
import { toSlotTime } from '@/lib/calendar/availability/rules/open-slots'
import { type Pattern, planWeeklyHours } from '@/lib/calendar/availability/rules/weekly-hours'
import type { SlotTime } from '@/lib/calendar/availability/schema/slots'
import type { Transaction } from '@/lib/platform/data/db'
import { dateFromDatabase, dateToDatabase, timeToDatabase } from '@/lib/platform/time/calendar-date'
import { now } from '@/lib/platform/time/clock'

/** Returns the slots of weekly hours that don't exist yet and that `planWeeklyHours` doesn't skip. The calendar must be locked. */
export async function planMissingSlots(
  tx: Transaction,
  photographerId: string,
  pattern: Pattern,
  timeZone: string,
): Promise<SlotTime[]> {
  const where = {
    photographerId,
    date: { gte: dateToDatabase(pattern.fromDate), lte: dateToDatabase(pattern.untilDate) },
  }
  const slots = await tx.availabilitySlot.findMany({
    where,
    select: { date: true, startTime: true, endTime: true },
  })
  const blocked = await tx.blockedDay.findMany({ where, select: { date: true } })
  const blockedDates = new Set(blocked.map(({ date }) => dateFromDatabase(date)))
  return planWeeklyHours(pattern, slots.map(toSlotTime), blockedDates, { now: now(), timeZone }).fresh
}

/** Creates slots of weekly hours. Returns how many. */
export async function createWeeklySlots(
  tx: Transaction,
  pattern: { photographerId: string; patternId: string },
  slots: readonly SlotTime[],
): Promise<number> {
  const { count } = await tx.availabilitySlot.createMany({
    data: slots.map(({ date, startTime, endTime }) => ({
      ...pattern,
      date: dateToDatabase(date),
      startTime: timeToDatabase(startTime),
      endTime: timeToDatabase(endTime),
    })),
    // The plan skips overlapping slots; the exclusion constraint would catch any it missed.
    skipDuplicates: true,
  })
  return count
}
