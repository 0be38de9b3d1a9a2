import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { busyDuring, visibleTo } from '@/lib/availability/policy'
import { toSlotTime } from '@/lib/availability/rules/open-slots'
import { isBusy } from '@/lib/availability/rules/slots'
import type { OwnMonth, OwnSlot } from '@/lib/availability/schema/slots'
import { untitledText } from '@/lib/availability/words/other-calendars'
import { type CalendarDate, dateFromDatabase, dateToDatabase } from '@/lib/platform/calendar-date'
import { now, todayIn, wallTimeOf } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { getStudio } from '@/lib/studio/queries/get-studio'

/**
 * Reads the photographer's own slots of one month, from today on, in every state.
 * @param requested `yyyy-MM`; defaults to the first month with slots, or this month
 */
export async function readOwnMonth(actor: Actor, requested?: string): Promise<OwnMonth> {
  const { timeZone } = await getStudio()
  const today = todayIn(timeZone)
  const months = await listMonths(actor, today)
  const month = laterOf(requested ?? months[0] ?? '', today.slice(0, 7))
  const first = laterOf(`${month}-01`, today)
  const days = { gte: dateToDatabase(first), lt: dateToDatabase(startOfNext(month)) }
  const { availabilitySlots, blockedDays, busyTimes } = await readDays(actor, days)
  const previous = months.findLast((one) => one < month) ?? null
  const next = months.find((one) => one > month) ?? null
  const slots = availabilitySlots.map((row) => toOwnSlot(row, busyTimes, timeZone))
  const blockedDates = blockedDays.map(({ date }) => dateFromDatabase(date))
  return { month, slots, blockedDates, previous, next }
}

function readDays(actor: Actor, date: { gte: Date; lt: Date }) {
  return db().profile.findUniqueOrThrow({
    where: { id: actor.profileId, role: 'PHOTOGRAPHER' },
    select: {
      blockedDays: { where: { date }, select: { date: true } },
      busyTimes: {
        where: busyDuring(date.gte, date.lt),
        select: { startsAt: true, endsAt: true, title: true },
        orderBy: { startsAt: 'asc' },
      },
      availabilitySlots: {
        where: { date },
        select: {
          id: true,
          date: true,
          startTime: true,
          endTime: true,
          isAvailable: true,
          claim: { select: { bookingId: true } },
          hold: { select: { expiresAt: true } },
        },
        orderBy: [{ date: 'asc' }, { startTime: 'asc' }],
      },
    },
  })
}

type Days = Awaited<ReturnType<typeof readDays>>
type SlotRow = Days['availabilitySlots'][number]

function toOwnSlot(row: SlotRow, busyTimes: Days['busyTimes'], timeZone: string): OwnSlot {
  const time = toSlotTime(row)
  const busy = busyTimes.find((one) => isBusy(time, [one], timeZone))
  return {
    id: row.id,
    ...time,
    isAvailable: row.isAvailable,
    bookingId: row.claim?.bookingId ?? null,
    busyWith: busy ? busy.title || untitledText : null,
    heldUntil: row.hold && row.hold.expiresAt > now() ? wallTimeOf(row.hold.expiresAt, timeZone) : null,
  }
}

/** Lists the months with slots from today on, in order. Slots exist at most `daysAhead` days ahead. */
async function listMonths(actor: Actor, today: CalendarDate): Promise<string[]> {
  const days = await db().availabilitySlot.groupBy({
    by: ['date'],
    where: { AND: [visibleTo(actor), { date: { gte: dateToDatabase(today) } }] },
    orderBy: { date: 'asc' },
  })
  return [...new Set(days.map(({ date }) => dateFromDatabase(date).slice(0, 7)))]
}

function startOfNext(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01-01` : `${year}-${String(number + 1).padStart(2, '0')}-01`
}

function laterOf(one: string, other: string): string {
  return one > other ? one : other
}
