import type { ReactNode } from 'react'
import type { ShootForecast } from '@/lib/calendar/weather/schema'
import { ListedForecast } from './listed-forecast'

/** Returns the lines of several shoots by their booking. */
export function drawForecasts(forecasts: readonly ShootForecast[]): Record<string, ReactNode> {
  return Object.fromEntries(
    forecasts.map((forecast) => [forecast.bookingId, <ListedForecast key="weather" forecast={forecast} />]),
  )
}
