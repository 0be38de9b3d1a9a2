import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { isPhotographer } from '@/lib/auth/rules/capabilities'
import { findNextShootDay } from '@/lib/booking/bookings/queries/find-next-shoot-day'
import { listDayShoots } from '@/lib/booking/bookings/queries/list-day-shoots'
import { findNextStop } from '@/lib/booking/bookings/rules/day'
import { dateOf, now, wallTimeOf } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { readShootForecasts } from './read-shoot-forecasts'

/**
 * Reads a photographer's own shoots of today and the next stop with its forecast: of today, or else the first of the next day
 * with shoots. Returns null for anyone else.
 */
export async function readWorkingDay(actor: Actor) {
  if (!isPhotographer(actor)) return null
  const { timeZone } = await getStudio()
  const at = now()
  const clock = { today: dateOf(at, timeZone), time: wallTimeOf(at, timeZone) }
  const shoots = await listDayShoots(actor, clock.today)
  const next = findNextStop(shoots, clock) ?? (await findFirstOfLaterDay(actor, clock.today))
  const [forecast = null] = next ? await readShootForecasts(actor, [next.id]) : []
  return { at, clock, timeZone, shoots, next, forecast }
}

async function findFirstOfLaterDay(actor: Actor, today: string) {
  const day = await findNextShootDay(actor, today)
  const [first = null] = day ? await listDayShoots(actor, day) : []
  return first
}
