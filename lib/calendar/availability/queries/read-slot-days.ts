import 'server-only'
import { sql } from 'kysely'
import type { Actor } from '@/lib/auth/actor'
import { movedBooking } from '@/lib/calendar/availability/policy'
import type { SlotTime } from '@/lib/calendar/availability/schema/slots'
import { db } from '@/lib/platform/data/db'
import { isOneOf, queryBuilder } from '@/lib/platform/data/query-builder'
import { whereSql } from '@/lib/platform/data/where-sql'
import { addDays, type CalendarDate, dateToDatabase, type WallTime } from '@/lib/platform/time/calendar-date'

/** Whose slots to read, and for which booking to move, if any, whose own slots count as not booked. */
export type SlotSearch = { photographerIds: readonly string[]; movingBookingId?: string; at: Date }
type Range = { from: Date; until?: Date; limit?: number }

export type SlotRow = SlotTime & { id: string; photographerId: string }

/** The slots that are enabled, and neither booked nor held by anyone else. The caller checks that they haven't begun. */
function readBookable({ role, profileId }: Actor, search: SlotSearch, { from, until, limit }: Range) {
  const { photographerIds, movingBookingId, at } = search
  const moved = movedBooking({ role, profileId, movingBookingId })
  return (
    queryBuilder(db())
      .selectFrom('availability_slots as s')
      .leftJoin('slot_claims as c', 'c.slotId', 's.id')
      .leftJoin('slot_holds as h', 'h.slotId', 's.id')
      .where('s.isAvailable', '=', true)
      .where((eb) => {
        const isFree = eb('c.slotId', 'is', null)
        if (!moved) return isFree
        const isMoved = whereSql('bookings', moved, 'b')
        return isFree.or('c.bookingId', 'in', eb.selectFrom('bookings as b').where(isMoved).select('b.id'))
      })
      .where((eb) => eb('h.slotId', 'is', null).or('h.profileId', '=', profileId).or('h.expiresAt', '<=', at))
      // By id: for a condition on a joined table Postgres misjudges the number of matching slots and scans them all.
      .where((eb) => isOneOf(eb.ref('s.photographerId'), photographerIds))
      .where('s.date', '>=', from)
      .$if(until !== undefined, (rows) => rows.where(sql<boolean>`s.date <= ${until}`))
      .$if(limit !== undefined, (rows) => rows.limit(sql<number>`${limit}`))
      .select(['s.id', 's.photographerId', sql<CalendarDate>`to_char(s.date, 'YYYY-MM-DD')`.as('date')])
      .select([timeText('s.startTime').as('startTime'), timeText('s.endTime').as('endTime')])
      .orderBy('s.date')
      .orderBy('s.startTime')
      .orderBy('s.id')
      .execute()
  )
}

const timeText = (column: string) => sql<WallTime>`to_char(${sql.ref(column)}, 'HH24:MI')`

/**
 * Reads the slots that the actor can book, of whole days from `from` on: the nearest `size` or so, or all up to the requested
 * day. `lastDay` is the last day that was read, or null if there are no slots after it.
 */
export async function readSlotDays(
  actor: Actor,
  search: SlotSearch,
  { from, size, upTo }: { from: CalendarDate; size: number; upTo?: CalendarDate },
): Promise<{ rows: SlotRow[]; lastDay: CalendarDate | null }> {
  const read = (range: Range) => readBookable(actor, search, range)
  const first = await read({ from: dateToDatabase(from), limit: size + 1 })
  const cutDay = first[size]?.date
  if (!cutDay) return { rows: first, lastDay: null }

  const whole = first.filter(({ date }) => date < cutDay)
  const isEnough = whole.length > 0 && (!upTo || upTo < cutDay)
  if (isEnough) return { rows: whole, lastDay: addDays(cutDay, -1) }

  const lastDay = upTo && upTo > cutDay ? upTo : cutDay
  const [rest, later] = await Promise.all([
    read({ from: dateToDatabase(cutDay), until: dateToDatabase(lastDay) }),
    read({ from: dateToDatabase(addDays(lastDay, 1)), limit: 1 }),
  ])
  return { rows: [...whole, ...rest], lastDay: later.length > 0 ? lastDay : null }
}
