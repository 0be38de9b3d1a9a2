import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { visibleTo } from '@/lib/booking/bookings/policy'
import { readTurnaround } from '@/lib/booking/bookings/queries/read-turnaround'
import { makesGoLive } from '@/lib/booking/bookings/rules/go-live'
import type { BookingDetail } from '@/lib/booking/bookings/schema/bookings'
import { listOpenSlots } from '@/lib/calendar/availability/queries/list-open-slots'
import { findOtherRuns } from '@/lib/calendar/availability/rules/runs'
import { daysAhead, maxMoves } from '@/lib/calendar/weather/limits'
import { listGoodTimes } from '@/lib/calendar/weather/queries/list-good-times'
import type { GoodTime, ShootForecast } from '@/lib/calendar/weather/schema'
import { visitMinutes } from '@/lib/catalog/services/rules/totals'
import { addDays } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { readShootForecasts } from './read-shoot-forecasts'

/** A shoot's forecast, and if it's bad, the nearest free times with better weather that the actor may move it to. */
export async function readShootWeather(
  actor: Actor,
  booking: BookingDetail,
): Promise<{ forecast: ShootForecast | null; moves: GoodTime[] }> {
  const [forecast = null] = await readShootForecasts(actor, [booking.id])
  const mayMove = forecast?.problem && booking.may.reschedule
  return { forecast, moves: mayMove ? await listMoves(actor, booking) : [] }
}

/**
 * Prefers the shoot's own photographer, because a change of photographers needs another approval, and then later times,
 * for which the property will be ready.
 */
async function listMoves(actor: Actor, booking: BookingDetail): Promise<GoodTime[]> {
  const studio = await getStudio()
  const minutes = visitMinutes(booking.visit)
  const upTo = addDays(todayIn(studio.timeZone), daysAhead)
  const open = await listOpenSlots(actor, { minutes, movingBookingId: booking.id, upTo })
  const lit = open.litStartIds && new Set(open.litStartIds)
  const liveOn = booking.goLive?.liveOn
  const { hours } = await readTurnaround(studio)
  const visits = findOtherRuns(open.slots, minutes, open.ownSlotIds).filter(
    (visit) => (!lit || lit.has(visit.id)) && (!liveOn || makesGoLive(visit, liveOn, hours)),
  )
  const times = await listGoodTimes({ AND: [{ id: booking.id }, visibleTo(actor)] }, visits)
  const rankOf = ({ photographerId, date }: (typeof times)[number]) =>
    (photographerId === booking.photographer.id ? 0 : 2) + (date >= booking.date ? 0 : 1)
  return times
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .slice(0, maxMoves)
    .map(({ id, date, startTime, endTime, text }) => ({ slotId: id, date, startTime, endTime, text }))
}
