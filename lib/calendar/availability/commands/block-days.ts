import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { blockDates } from '@/lib/calendar/availability/operations/block-dates'
import { listShootsInTheWay } from '@/lib/calendar/availability/operations/list-shoots-in-the-way'
import { lockCalendars } from '@/lib/calendar/availability/operations/lock-calendars'
import { openCalendar } from '@/lib/calendar/availability/operations/open-calendar'
import { blockableDates } from '@/lib/calendar/availability/rules/blocked-days'
import type { BlockDays, BlockOutcome } from '@/lib/calendar/availability/schema/blocked-days'
import { db } from '@/lib/platform/data/db'
import { now, todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/**
 * Blocks days of a calendar: their free slots remain but can't be booked. A day with an upcoming shoot isn't
 * blocked; without `aroundBookings` nothing is. Returns the shoots that are in the way.
 * @throws see openCalendar; AppError `invalid` for days in the past or too far ahead
 */
export async function blockDays(actor: Actor, input: BlockDays): Promise<BlockOutcome> {
  const { photographerId } = await openCalendar(actor, input.photographerId)
  const { timeZone } = await getStudio()
  const requestedDates = blockableDates(input, todayIn(timeZone))
  return db().$transaction(async (tx) => {
    await lockCalendars(tx, { profileIds: [photographerId] })
    const moment = { now: now(), timeZone }
    const found = await listShootsInTheWay(tx, photographerId, input, moment)
    const shootsInTheWay = found.map(({ revision: _revision, clientName: _client, ...shoot }) => shoot)
    if (shootsInTheWay.length > 0 && !input.aroundBookings) return { blockedDays: 0, shootsInTheWay }
    const busy = new Set(shootsInTheWay.map(({ date }) => date))
    const dates = requestedDates.filter((date) => !busy.has(date))
    await blockDates(tx, actor, photographerId, dates, input.reason)
    return { blockedDays: dates.length, shootsInTheWay }
  })
}
