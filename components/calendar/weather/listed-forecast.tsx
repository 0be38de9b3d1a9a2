'use client'

import type { ShootForecast } from '@/lib/calendar/weather/schema'
import { ForecastLine } from './forecast-line'

/** A forecast among other facts of a shoot. A client component for the reason that `ShootRows` is one. */
export function ListedForecast({ forecast }: { forecast: ShootForecast }) {
  return <ForecastLine forecast={forecast} isListed />
}
