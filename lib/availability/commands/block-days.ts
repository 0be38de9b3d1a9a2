import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { blockDates } from '@/lib/availability/operations/block-dates'
import { listShootsInTheWay } from '@/lib/availability/operations/list-shoots-in-the-way'
import { lockCalendars } from '@/lib/availability/operations/lock-calendars'
import { canManageSlots } from '@/lib/availability/policy'
import { blockableDates } from '@/lib/availability/rules/blocked-days'
import type { BlockDays, BlockOutcome } from '@/lib/availability/schema/blocked-days'
import { now, todayIn } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { ForbiddenError } from '@/lib/platform/errors'
import { getStudio } from '@/lib/studio/queries/get-studio'

/**
 * Blocks days of the actor's own: their free slots remain but can't be booked. A day with an upcoming shoot isn't
 * blocked; without `aroundBookings` nothing is. Returns the shoots that are in the way.
 * @throws AppError `forbidden`, `invalid` for days in the past or too far ahead
 */
export async function blockDays(actor: Actor, input: BlockDays): Promise<BlockOutcome> {
  if (!canManageSlots(actor)) throw new ForbiddenError()
  const { timeZone } = await getStudio()
  const requestedDates = blockableDates(input, todayIn(timeZone))
  return db().$transaction(async (tx) => {
    await lockCalendars(tx, { profileIds: [actor.profileId] })
    const moment = { now: now(), timeZone }
    const found = await listShootsInTheWay(tx, actor.profileId, input, moment)
    const shootsInTheWay = found.map(({ revision: _revision, clientName: _client, ...shoot }) => shoot)
    if (shootsInTheWay.length > 0 && !input.aroundBookings) return { blockedDays: 0, shootsInTheWay }
    const busy = new Set(shootsInTheWay.map(({ date }) => date))
    const dates = requestedDates.filter((date) => !busy.has(date))
    await blockDates(tx, actor.profileId, dates, input.reason)
    return { blockedDays: dates.length, shootsInTheWay }
  })
}
