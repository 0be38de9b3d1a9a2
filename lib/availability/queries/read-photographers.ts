import 'server-only'
import { baseFields, toBase } from '@/lib/availability/operations/read-base'
import { offering } from '@/lib/availability/policy'
import { noTerms } from '@/lib/availability/rules/slots'
import type { BookingTerms } from '@/lib/availability/schema/slots'
import type { Position } from '@/lib/places/schema'
import { type CalendarDate, dateFromDatabase, dateToDatabase } from '@/lib/platform/calendar-date'
import { db } from '@/lib/platform/db'

export type Photographer = {
  fullName: string
  terms: BookingTerms
  /** Where they start from; null for the studio. */
  base: Position | null
  blockedDates: ReadonlySet<CalendarDate>
}

/** Reads the photographers whose slots can be booked, with their booking terms and their blocked days from a date on. */
export async function readPhotographers(from: CalendarDate): Promise<Map<string, Photographer>> {
  const rows = await db().profile.findMany({
    where: offering,
    select: {
      id: true,
      fullName: true,
      bookingTerms: { select: { minimumNoticeMinutes: true, bufferMinutes: true, ...baseFields } },
      blockedDays: { where: { date: { gte: dateToDatabase(from) } }, select: { date: true } },
    },
  })
  return new Map(
    rows.map(({ id, fullName, bookingTerms, blockedDays }) => [
      id,
      {
        fullName,
        terms: bookingTerms ?? noTerms,
        base: toBase(bookingTerms),
        blockedDates: new Set(blockedDays.map(({ date }) => dateFromDatabase(date))),
      },
    ]),
  )
}
