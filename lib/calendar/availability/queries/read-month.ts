import 'server-only'
import { sql } from 'kysely'
import type { Actor } from '@/lib/auth/actor'
import { busyDuring, calendarsOf } from '@/lib/calendar/availability/policy'
import { type BusyInterval, isBusy } from '@/lib/calendar/availability/rules/slots'
import type { CalendarMonth, ManagedSlot, SlotTime } from '@/lib/calendar/availability/schema/slots'
import { privateText, untitledText } from '@/lib/calendar/availability/words/other-calendars'
import { db } from '@/lib/platform/data/db'
import { queryBuilder } from '@/lib/platform/data/query-builder'
import { whereSql } from '@/lib/platform/data/where-sql'
import { NotFoundError } from '@/lib/platform/errors'
import { type CalendarDate, dateToDatabase } from '@/lib/platform/time/calendar-date'
import { now, todayIn, wallTimeOf } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/**
 * Reads a calendar's slots of one month, from today on, in every state. What a photographer's other calendars say stays
 * private: another reader only sees that they're busy.
 * @param requested `yyyy-MM`; defaults to the first month with slots, or this month
 */
export async function readMonth(
  actor: Actor,
  photographerId: string,
  requested?: string,
): Promise<CalendarMonth> {
  const { timeZone } = await getStudio()
  const today = todayIn(timeZone)
  const months = await listMonths(actor, photographerId, dateToDatabase(today))
  const month = laterOf(requested ?? months[0] ?? '', today.slice(0, 7))
  const days = await findDays(actor, photographerId, { first: laterOf(`${month}-01`, today), month })
  const isOwn = photographerId === actor.profileId
  const busyTimes = days.busyTimes.map(({ startsAt, endsAt, title }) => ({
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    title: isOwn ? title || untitledText : privateText,
  }))
  return {
    month,
    slots: days.slots.map((row) => toManagedSlot(row, busyTimes, timeZone)),
    blockedDates: days.blockedDates,
    previous: months.findLast((one) => one < month) ?? null,
    next: months.find((one) => one > month) ?? null,
  }
}

type Days = { slots: SlotRow[]; blockedDates: CalendarDate[]; busyTimes: BusyRow[] }
type SlotRow = SlotTime & {
  id: string
  isAvailable: boolean
  bookingId: string | null
  /** If someone holds it. */
  heldUntil: string | null
}
type BusyRow = { startsAt: string; endsAt: string; title: string }

/** @throws NotFoundError if the actor may not open the calendar */
async function findDays(
  actor: Actor,
  photographerId: string,
  shown: { first: CalendarDate; month: string },
): Promise<Days> {
  const first = dateToDatabase(shown.first)
  const end = dateToDatabase(startOfNext(shown.month))
  const { startsAt, endsAt } = busyDuring(first, end)
  const slots = sql<SlotRow[]>`to_json(ARRAY(
    SELECT json_build_object(
      'id', s.id, 'date', s.date, 'startTime', to_char(s.start_time, 'HH24:MI'), 'endTime', to_char(s.end_time, 'HH24:MI'),
      'isAvailable', s.is_available, 'bookingId', claim.booking_id, 'heldUntil', hold.expires_at
    )
    FROM availability_slots s
    LEFT JOIN slot_claims claim ON claim.slot_id = s.id
    LEFT JOIN slot_holds hold ON hold.slot_id = s.id AND hold.expires_at > ${now()}
    WHERE s.photographer_id = p.id AND s.date >= ${first} AND s.date < ${end}
    ORDER BY s.date, s.start_time))`
  const blockedDates = sql<CalendarDate[]>`ARRAY(
    SELECT to_char(d.date, 'YYYY-MM-DD') FROM blocked_days d
    WHERE d.photographer_id = p.id AND d.date >= ${first} AND d.date < ${end})`
  const busyTimes = sql<BusyRow[]>`to_json(ARRAY(
    SELECT json_build_object('startsAt', t.starts_at, 'endsAt', t.ends_at, 'title', t.title) FROM busy_times t
    WHERE t.photographer_id = p.id AND t.starts_at < ${startsAt.lt} AND t.ends_at > ${endsAt.gt}
    ORDER BY t.starts_at))`
  const [days] = await queryBuilder(db())
    .selectFrom('profiles as p')
    .where('p.id', '=', photographerId)
    .where(whereSql('profiles', calendarsOf(actor), 'p'))
    .select([slots.as('slots'), blockedDates.as('blockedDates'), busyTimes.as('busyTimes')])
    .execute()
  if (!days) throw new NotFoundError()
  return days
}

type BusyTime = BusyInterval & { title: string }

function toManagedSlot(
  { heldUntil, ...slot }: SlotRow,
  busyTimes: readonly BusyTime[],
  timeZone: string,
): ManagedSlot {
  const busy = isBusy(slot, busyTimes, timeZone)
    ? busyTimes.find((one) => isBusy(slot, [one], timeZone))
    : undefined
  return {
    ...slot,
    busyWith: busy?.title ?? null,
    heldUntil: heldUntil && wallTimeOf(heldUntil, timeZone),
  }
}

/** The months with slots from today on, in order. Slots exist at most `daysAhead` days ahead. */
async function listMonths(actor: Actor, photographerId: string, today: Date): Promise<string[]> {
  const rows = await queryBuilder(db())
    .selectFrom('availability_slots as s')
    .innerJoin('profiles as p', 'p.id', 's.photographerId')
    .where('p.id', '=', photographerId)
    .where(whereSql('profiles', calendarsOf(actor), 'p'))
    .where('s.date', '>=', today)
    .select(sql<string>`to_char(s.date, 'YYYY-MM')`.as('month'))
    .distinct()
    .orderBy('month')
    .execute()
  return rows.map(({ month }) => month)
}

function startOfNext(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01-01` : `${year}-${String(number + 1).padStart(2, '0')}-01`
}

function laterOf(one: string, other: string): string {
  return one > other ? one : other
}
