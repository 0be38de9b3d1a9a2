import { readSpan } from '@/lib/calendar/light/rules/visit-instants'
import { staleHours } from '@/lib/calendar/weather/limits'
import { findProblem, isExterior } from '@/lib/calendar/weather/rules/exterior'
import { summarizeVisit } from '@/lib/calendar/weather/rules/forecast'
import { forecastPlace, isSamePlace } from '@/lib/calendar/weather/rules/place'
import { type Hour, Hours, type ShootForecast } from '@/lib/calendar/weather/schema'
import { forecastInWords } from '@/lib/calendar/weather/words'
import { dateFromDatabase, timeFromDatabase } from '@/lib/platform/time/calendar-date'
import type { Prisma } from '@/prisma/generated/client'

const hourMs = 3_600_000

/** The status of shoots that haven't taken place. */
export const liveStatus = { status: { in: ['PENDING', 'CONFIRMED'] } } satisfies Prisma.BookingWhereInput

/** Shoots with a forecast: those that need a visit and haven't taken place. */
export const forecastable = {
  ...liveStatus,
  services: { some: { durationMinutes: { gt: 0 } } },
} satisfies Prisma.BookingWhereInput

/** The columns that `toShootForecast` reads. */
export const forecastFields = {
  id: true,
  shootDate: true,
  shootTime: true,
  shootEndTime: true,
  latitude: true,
  longitude: true,
  placeSource: true,
  services: { select: { durationMinutes: true, usesDrone: true, showsExterior: true } },
  forecast: { select: { latitude: true, longitude: true, hours: true, readAt: true } },
} satisfies Prisma.BookingSelect

type Row = Prisma.BookingGetPayload<{ select: typeof forecastFields }>
export type ForecastRow = Omit<Row, 'forecast'> & {
  forecast: { latitude: number; longitude: number; hours: unknown; readAt: Date } | null
}

/** `forecastable`, of the services. */
export function needsVisit({ services }: Pick<ForecastRow, 'services'>): boolean {
  return services.some(({ durationMinutes }) => durationMinutes > 0)
}

/** Returns the hours that are forecast for where the property is now; null if there are none. */
export function readHours(row: ForecastRow): Hour[] | null {
  const place = forecastPlace(row)
  if (!row.forecast || !place || !isSamePlace(place, row.forecast)) return null
  // Another release may have stored them differently.
  return Hours.safeParse(row.forecast.hours).data ?? null
}

/** Returns the forecast for a shoot's present time and place; null without one, and once the shoot is over. */
export function toShootForecast(row: ForecastRow, now: Date, timeZone: string): ShootForecast | null {
  const hours = readHours(row)
  const { start, end } = readSpan(timeOf(row), timeZone)
  const forecast = hours && end > now ? summarizeVisit(hours, { startsAt: start, endsAt: end }) : null
  if (!forecast || !row.forecast) return null
  const age = now.getTime() - row.forecast.readAt.getTime()
  return {
    bookingId: row.id,
    sky: forecast.sky.kind,
    text: forecastInWords(forecast),
    problem: isExterior(row.services) ? findProblem(forecast, droneOf(row)) : null,
    staleHours: age > staleHours * hourMs ? Math.floor(age / hourMs) : null,
  }
}

export function timeOf({ shootDate, shootTime, shootEndTime }: ForecastRow) {
  return {
    date: dateFromDatabase(shootDate),
    startTime: timeFromDatabase(shootTime),
    endTime: timeFromDatabase(shootEndTime),
  }
}

export function droneOf({ services }: ForecastRow): { usesDrone: boolean } {
  return { usesDrone: services.some(({ usesDrone }) => usesDrone) }
}
