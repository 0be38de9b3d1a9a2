import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { busyDuring, calendarsOf } from '@/lib/availability/policy'
import { toSlotTime } from '@/lib/availability/rules/open-slots'
import { isBusy } from '@/lib/availability/rules/slots'
import type { CalendarMonth, ManagedSlot } from '@/lib/availability/schema/slots'
import { privateText, untitledText } from '@/lib/availability/words/other-calendars'
import { type CalendarDate, dateFromDatabase, dateToDatabase } from '@/lib/platform/calendar-date'
import { now, todayIn, wallTimeOf } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { getStudio } from '@/lib/studio/queries/get-studio'

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
  const months = await listMonths(actor, photographerId, today)
  const month = laterOf(requested ?? months[0] ?? '', today.slice(0, 7))
  const first = laterOf(`${month}-01`, today)
  const days = { gte: dateToDatabase(first), lt: dateToDatabase(startOfNext(month)) }
  const { availabilitySlots, blockedDays, busyTimes } = await readDays(actor, photographerId, days)
  const isOwn = photographerId === actor.profileId
  const titled = busyTimes.map((time) => ({
    ...time,
    title: isOwn ? time.title || untitledText : privateText,
  }))
  const previous = months.findLast((one) => one < month) ?? null
  const next = months.find((one) => one > month) ?? null
  const slots = availabilitySlots.map((row) => toManagedSlot(row, titled, timeZone))
  const blockedDates = blockedDays.map(({ date }) => dateFromDatabase(date))
  return { month, slots, blockedDates, previous, next }
}

function readDays(actor: Actor, photographerId: string, date: { gte: Date; lt: Date }) {
  return db().profile.findFirstOrThrow({
    where: { AND: [{ id: photographerId }, calendarsOf(actor)] },
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

function toManagedSlot(row: SlotRow, busyTimes: Days['busyTimes'], timeZone: string): ManagedSlot {
  const time = toSlotTime(row)
  const busy = busyTimes.find((one) => isBusy(time, [one], timeZone))
  return {
    id: row.id,
    ...time,
    isAvailable: row.isAvailable,
    bookingId: row.claim?.bookingId ?? null,
    busyWith: busy?.title ?? null,
    heldUntil: row.hold && row.hold.expiresAt > now() ? wallTimeOf(row.hold.expiresAt, timeZone) : null,
  }
}

/** Lists the months with slots from today on, in order. Slots exist at most `daysAhead` days ahead. */
async function listMonths(actor: Actor, photographerId: string, today: CalendarDate): Promise<string[]> {
  const days = await db().availabilitySlot.groupBy({
    by: ['date'],
    where: { photographerId, photographer: calendarsOf(actor), date: { gte: dateToDatabase(today) } },
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
