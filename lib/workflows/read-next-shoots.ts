import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { listNextShoots } from '@/lib/booking/bookings/queries/list-next-shoots'
import { studioTimeIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { readShootForecasts } from './read-shoot-forecasts'

/** Reads the actor's next bookings for the dashboard, with the forecasts that there are and the studio's time. */
export async function readNextShoots(actor: Actor) {
  const [bookings, { timeZone }] = await Promise.all([listNextShoots(actor), getStudio()])
  const forecasts = await readShootForecasts(
    actor,
    bookings.map(({ id }) => id),
  )
  return { bookings, forecasts, clock: studioTimeIn(timeZone) }
}
