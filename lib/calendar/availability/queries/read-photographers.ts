import 'server-only'
import { sql } from 'kysely'
import { toBase } from '@/lib/calendar/availability/operations/read-base'
import { offering } from '@/lib/calendar/availability/policy'
import { noTerms } from '@/lib/calendar/availability/rules/slots'
import type { BookingTerms } from '@/lib/calendar/availability/schema/slots'
import { db } from '@/lib/platform/data/db'
import { queryBuilder } from '@/lib/platform/data/query-builder'
import { whereSql } from '@/lib/platform/data/where-sql'
import { type CalendarDate, dateToDatabase } from '@/lib/platform/time/calendar-date'
import type { Position } from '@/lib/studio/places/schema'

export type Photographer = {
  fullName: string
  terms: BookingTerms
  /** Where they start from; null for the studio. */
  base: Position | null
  blockedDates: ReadonlySet<CalendarDate>
}

function readOffering(from: Date) {
  return queryBuilder(db())
    .selectFrom('profiles as p')
    .leftJoin('booking_terms as t', 't.photographerId', 'p.id')
    .where(whereSql('profiles', offering, 'p'))
    .select(['p.id', 'p.fullName'])
    .select(['t.minimumNoticeMinutes', 't.bufferMinutes', 't.baseLatitude', 't.baseLongitude'])
    .select(
      sql<CalendarDate[]>`ARRAY(
        SELECT to_char(d.date, 'YYYY-MM-DD') FROM blocked_days d
        WHERE d.photographer_id = p.id AND d.date >= ${from}
      )`.as('blockedDates'),
    )
    .execute()
}

/** Reads the photographers whose slots can be booked, with their booking terms and their blocked days from a date on. */
export async function readPhotographers(from: CalendarDate): Promise<Map<string, Photographer>> {
  const rows = await readOffering(dateToDatabase(from))
  return new Map(
    rows.map(({ id, fullName, minimumNoticeMinutes, bufferMinutes, blockedDates, ...terms }) => [
      id,
      {
        fullName,
        terms: {
          minimumNoticeMinutes: minimumNoticeMinutes ?? noTerms.minimumNoticeMinutes,
          bufferMinutes: bufferMinutes ?? noTerms.bufferMinutes,
        },
        base: toBase(terms),
        blockedDates: new Set(blockedDates),
      },
    ]),
  )
}
