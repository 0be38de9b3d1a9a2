import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { BlockDays, BlockOutcome } from '@/lib/availability/blocking/schema'
import { blockableDates, blockDates } from '@/lib/availability/operations/block-dates'
import { listShootsInTheWay } from '@/lib/availability/operations/list-shoots-in-the-way'
import { lockCalendars } from '@/lib/availability/operations/lock-calendars'
import { canManageSlots } from '@/lib/availability/policy'
import { now, todayIn } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { AppError } from '@/lib/platform/errors'
import { getStudio } from '@/lib/studio/queries'

/**
 * Blocks days of the actor's own: their free slots stay, and are not offered. A day with a shoot still to be done isn't
 * blocked over it: without `aroundBookings` nothing is blocked and the shoots are returned; with it the other days are.
 * @throws AppError `forbidden`, `invalid` for days in the past or too far ahead
 */
export async function blockDays(actor: Actor, input: BlockDays): Promise<BlockOutcome> {
  if (!canManageSlots(actor)) throw new AppError('forbidden', 'Only photographers block days.')
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
