import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { listNextShoots } from '@/lib/booking/bookings/queries/list-next-shoots'
import { readShootForecasts } from './read-shoot-forecasts'

/** Reads the actor's next bookings for the dashboard, with the forecasts that there are. */
export async function readNextShoots(actor: Actor) {
  const bookings = await listNextShoots(actor)
  const forecasts = await readShootForecasts(
    actor,
    bookings.map(({ id }) => id),
  )
  return { bookings, forecasts }
}
