import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { BlockDays, BlockOutcome, ShootInTheWay } from '@/lib/availability/hours/schema'
import { toSlotTime } from '@/lib/availability/offer/rules'
import { endHolds } from '@/lib/availability/operations/end-holds'
import { lockCalendars } from '@/lib/availability/operations/lock-calendars'
import { canManageSlots } from '@/lib/availability/policy'
import { daysAhead, slotsChanged } from '@/lib/availability/rules'
import { addDays, type CalendarDate, dateToDatabase } from '@/lib/platform/calendar-date'
import { todayIn } from '@/lib/platform/clock'
import { db, type Transaction } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/errors'
import { queuePush } from '@/lib/platform/outbox'
import { getStudio } from '@/lib/studio/queries'

/**
 * Blocks days of the actor's own: their free slots stay, and are not offered. A day with a shoot is never blocked over
 * it: without `aroundBookings` nothing is blocked and the shoots are answered; with it the other days are.
 * @throws Refusal `forbidden`, `invalid` for days in the past or too far ahead
 */
export async function blockDays(actor: Actor, input: BlockDays): Promise<BlockOutcome> {
  if (!canManageSlots(actor)) throw new Refusal('forbidden', 'Only photographers block days.')
  const { timeZone } = await getStudio()
  refuseImpossible(input, todayIn(timeZone))
  return db().$transaction(async (tx) => {
    await lockCalendars(tx, { profileIds: [actor.profileId] })
    const shootsInTheWay = await readShoots(tx, actor, input)
    if (shootsInTheWay.length > 0 && !input.aroundBookings) return { blockedDays: 0, shootsInTheWay }
    const busy = new Set(shootsInTheWay.map(({ date }) => date))
    const dates = datesBetween(input).filter((date) => !busy.has(date))
    await write(tx, actor, dates, input.reason)
    return { blockedDays: dates.length, shootsInTheWay }
  })
}

function refuseImpossible({ fromDate, untilDate }: BlockDays, today: CalendarDate) {
  if (fromDate < today) throw refuse('fromDate', 'This date has passed')
  if (untilDate > addDays(today, daysAhead)) throw refuse('untilDate', 'At most 12 months ahead')
}

function refuse(field: keyof BlockDays, message: string): Refusal {
  return new Refusal('invalid', message, { [field]: [message] })
}

async function readShoots(
  tx: Transaction,
  actor: Actor,
  { fromDate, untilDate }: BlockDays,
): Promise<ShootInTheWay[]> {
  const rows = await tx.booking.findMany({
    where: {
      photographerId: actor.profileId,
      status: { in: ['PENDING', 'CONFIRMED'] },
      shootDate: { gte: dateToDatabase(fromDate), lte: dateToDatabase(untilDate) },
    },
    select: { id: true, propertyAddress: true, shootDate: true, shootTime: true, shootEndTime: true },
    orderBy: [{ shootDate: 'asc' }, { shootTime: 'asc' }],
  })
  return rows.map(({ id, propertyAddress, shootDate, shootTime, shootEndTime }) => ({
    bookingId: id,
    propertyAddress,
    ...toSlotTime({ date: shootDate, startTime: shootTime, endTime: shootEndTime }),
  }))
}

/** A day blocked before takes the new reason; whoever keeps a slot of these days loses it. */
async function write(tx: Transaction, actor: Actor, dates: readonly CalendarDate[], reason: string) {
  if (dates.length === 0) return
  const photographerId = actor.profileId
  const days = { photographerId, date: { in: dates.map(dateToDatabase) } }
  await tx.blockedDay.deleteMany({ where: days })
  await tx.blockedDay.createMany({
    data: days.date.in.map((date) => ({ photographerId, date, reason: reason || null })),
  })
  await endHolds(tx, { slot: days })
  await queuePush(tx, slotsChanged)
}

function datesBetween({ fromDate, untilDate }: BlockDays): CalendarDate[] {
  const dates = []
  for (let date = fromDate; date <= untilDate; date = addDays(date, 1)) dates.push(date)
  return dates
}
