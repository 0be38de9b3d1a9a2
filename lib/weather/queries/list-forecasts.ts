import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { visibleTo } from '@/lib/bookings/policy'
import { hasWeather } from '@/lib/integrations/weather'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { getStudio } from '@/lib/studio/queries/get-studio'
import type { ShootForecast } from '@/lib/weather/schema'
import { forecastable, forecastFields, toShootForecast } from './select-forecast'

/** Lists the forecasts of these bookings, of those that have one and that the actor may see. */
export async function listForecasts(actor: Actor, bookingIds: readonly string[]): Promise<ShootForecast[]> {
  if (!hasWeather() || bookingIds.length === 0) return []
  const [{ timeZone }, rows] = await Promise.all([
    getStudio(),
    db().booking.findMany({
      where: {
        AND: [{ id: { in: [...bookingIds] } }, visibleTo(actor), forecastable, { forecast: { isNot: null } }],
      },
      select: forecastFields,
    }),
  ])
  const at = now()
  return rows.flatMap((row) => toShootForecast(row, at, timeZone) ?? [])
}
