import 'server-only'
import { sql } from 'kysely'
import type { Actor } from '@/lib/auth/actor'
import { visibleTo } from '@/lib/booking/bookings/policy'
import {
  type ForecastRow,
  liveStatus,
  needsVisit,
  toShootForecast,
} from '@/lib/calendar/weather/queries/select-forecast'
import type { ShootForecast } from '@/lib/calendar/weather/schema'
import { hasWeather } from '@/lib/integrations/weather'
import { db } from '@/lib/platform/data/db'
import { isOneOf, queryBuilder } from '@/lib/platform/data/query-builder'
import { whereSql } from '@/lib/platform/data/where-sql'
import { now } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/** A forecast is of nine days; two hours more on each side than the visit takes are enough to summarize it. */
const hoursAround = (timeZone: string) => sql<unknown>`jsonb_path_query_array(
  f.hours,
  '$[*] ? (@.at >= $from && @.at <= $until)',
  jsonb_build_object(
    'from', extract(epoch FROM (b.shoot_date + b.shoot_time) AT TIME ZONE ${timeZone}) - 7200,
    'until', extract(epoch FROM (b.shoot_date + b.shoot_end_time) AT TIME ZONE ${timeZone}) + 7200
  )
)`

const services = sql<ForecastRow['services']>`(
  SELECT coalesce(jsonb_agg(jsonb_build_object(
    'durationMinutes', s.duration_minutes, 'usesDrone', s.uses_drone, 'showsExterior', s.shows_exterior
  )), '[]')
  FROM booked_services s WHERE s.booking_id = b.id
)`

function readForecasts(actor: Actor, bookingIds: readonly string[], timeZone: string) {
  return queryBuilder(db())
    .selectFrom('booking_forecasts as f')
    .innerJoin('bookings as b', 'b.id', 'f.bookingId')
    .where((eb) => isOneOf(eb.ref('b.id'), bookingIds))
    .where(whereSql('bookings', visibleTo(actor), 'b'))
    .where(whereSql('bookings', liveStatus, 'b'))
    .select(['b.id', 'b.shootDate', 'b.shootTime', 'b.shootEndTime'])
    .select(['b.latitude', 'b.longitude', 'b.placeSource', services.as('services')])
    .select(['f.latitude as forecastLatitude', 'f.longitude as forecastLongitude', 'f.readAt'])
    .select(hoursAround(timeZone).as('hours'))
    .execute()
}

/** Lists the forecasts of these bookings, of those that have one and that the actor may see. */
export async function readShootForecasts(
  actor: Actor,
  bookingIds: readonly string[],
): Promise<ShootForecast[]> {
  if (!hasWeather() || bookingIds.length === 0) return []
  const { timeZone } = await getStudio()
  const rows = await readForecasts(actor, bookingIds, timeZone)
  const at = now()
  return rows.filter(needsVisit).flatMap(({ forecastLatitude, forecastLongitude, hours, readAt, ...row }) => {
    const forecast = { latitude: forecastLatitude, longitude: forecastLongitude, hours, readAt }
    return toShootForecast({ ...row, forecast }, at, timeZone) ?? []
  })
}
