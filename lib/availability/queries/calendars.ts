import 'server-only'
import { offering } from '@/lib/availability/policy'
import { noTerms } from '@/lib/availability/rules'
import { blockingShoots, type Requester, toSlotTime } from '@/lib/availability/rules/open-slots'
import type { BookingTerms, SlotTime } from '@/lib/availability/schema'
import { type CalendarDate, dateFromDatabase, dateToDatabase } from '@/lib/platform/calendar-date'
import { db } from '@/lib/platform/db'

// What decides whether photographers' slots are available.

export type Photographer = { fullName: string; terms: BookingTerms; blockedDates: ReadonlySet<CalendarDate> }

/** Reads the photographers whose slots can be booked, with their booking terms and their blocked days from a date on. */
export async function readPhotographers(from: CalendarDate): Promise<Map<string, Photographer>> {
  const rows = await db().profile.findMany({
    where: offering,
    select: {
      id: true,
      fullName: true,
      bookingTerms: { select: { minimumNoticeMinutes: true, bufferMinutes: true } },
      blockedDays: { where: { date: { gte: dateToDatabase(from) } }, select: { date: true } },
    },
  })
  return new Map(
    rows.map(({ id, fullName, bookingTerms, blockedDays }) => [
      id,
      {
        fullName,
        terms: bookingTerms ?? noTerms,
        blockedDates: new Set(blockedDays.map(({ date }) => dateFromDatabase(date))),
      },
    ]),
  )
}

/** Reads the shoots that block these slots' days for this person, by `dayKey`. The slots must be sorted by date. */
export async function readShoots(
  slots: readonly { photographerId: string; date: Date }[],
  requester: Requester,
): Promise<Map<string, SlotTime[]>> {
  const [first, last] = [slots[0], slots.at(-1)]
  const shoots = new Map<string, SlotTime[]>()
  if (!first || !last) return shoots
  const rows = await db().booking.findMany({
    where: {
      AND: [
        { photographerId: { in: [...new Set(slots.map(({ photographerId }) => photographerId))] } },
        { shootDate: { gte: first.date, lte: last.date } },
        blockingShoots(requester),
      ],
    },
    select: { photographerId: true, shootDate: true, shootTime: true, shootEndTime: true },
  })
  for (const { photographerId, shootDate, shootTime, shootEndTime } of rows) {
    const shoot = toSlotTime({ date: shootDate, startTime: shootTime, endTime: shootEndTime })
    const key = dayKey(photographerId, shoot.date)
    shoots.set(key, [...(shoots.get(key) ?? []), shoot])
  }
  return shoots
}

export function dayKey(photographerId: string, date: CalendarDate): string {
  return `${photographerId} ${date}`
}
