import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { openCalendar } from '@/lib/calendar/availability/operations/open-calendar'
import { assertValidWeeklyHours } from '@/lib/calendar/availability/rules/assert-valid-weekly-hours'
import { toSlotTime } from '@/lib/calendar/availability/rules/open-slots'
import {
  type Pattern,
  planWeeklyHours,
  summarizeSkips,
  toPatterns,
} from '@/lib/calendar/availability/rules/weekly-hours'
import type { SlotTime } from '@/lib/calendar/availability/schema/slots'
import type { AddWeeklyHours, WeeklyHoursPreview } from '@/lib/calendar/availability/schema/weekly-hours'
import { db } from '@/lib/platform/data/db'
import {
  addDays,
  type CalendarDate,
  dateFromDatabase,
  dateToDatabase,
  weekdayOf,
} from '@/lib/platform/time/calendar-date'
import { now } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

type Existing = SlotTime & { kind: 'open' | 'booked' }

/** Previews which slots weekly hours would add and skip. @throws as `addWeeklyHours` does */
export async function previewWeeklyHours(actor: Actor, input: AddWeeklyHours): Promise<WeeklyHoursPreview> {
  const { photographerId } = await openCalendar(actor, input.photographerId)
  const { timeZone } = await getStudio()
  const moment = { now: now(), timeZone }
  const patterns = toPatterns(input)
  assertValidWeeklyHours(patterns, moment)
  const { slots, blockedDates } = await readDays(photographerId, input)
  const plans = patterns.map((pattern) => planWeeklyHours(pattern, slots, blockedDates, moment))
  const fresh = plans.flatMap((plan) => plan.fresh)
  return {
    fresh: fresh.length,
    skipped: summarizeSkips(plans.flatMap((plan) => plan.skipped)),
    week: weekOf(earliest(fresh) ?? input.fromDate, fresh, slots, blockedDates),
  }
}

/** Reads a week more on both sides, so that the shown week is complete. */
async function readDays(
  photographerId: string,
  { fromDate, untilDate }: Pick<Pattern, 'fromDate' | 'untilDate'>,
) {
  const date = { gte: dateToDatabase(addDays(fromDate, -7)), lte: dateToDatabase(addDays(untilDate, 7)) }
  const [slots, blocked] = await Promise.all([
    db().availabilitySlot.findMany({
      where: { photographerId, date },
      select: { date: true, startTime: true, endTime: true, claim: { select: { bookingId: true } } },
    }),
    db().blockedDay.findMany({ where: { photographerId, date }, select: { date: true } }),
  ])
  return {
    slots: slots.map((row): Existing => ({ ...toSlotTime(row), kind: row.claim ? 'booked' : 'open' })),
    blockedDates: new Set(blocked.map((row) => dateFromDatabase(row.date))),
  }
}

function weekOf(
  day: CalendarDate,
  fresh: readonly SlotTime[],
  existing: readonly Existing[],
  blockedDates: ReadonlySet<CalendarDate>,
): WeeklyHoursPreview['week'] {
  const monday = addDays(day, 1 - weekdayOf(day))
  const all = [...fresh.map((slot) => ({ ...slot, kind: 'fresh' as const })), ...existing]
  return [0, 1, 2, 3, 4, 5, 6].map((offset) => {
    const date = addDays(monday, offset)
    const slots = all
      .filter((slot) => slot.date === date)
      .sort((one, other) => (one.startTime < other.startTime ? -1 : 1))
    return { date, isBlocked: blockedDates.has(date), slots }
  })
}

function earliest(slots: readonly SlotTime[]): CalendarDate | undefined {
  return slots.map(({ date }) => date).sort()[0]
}
