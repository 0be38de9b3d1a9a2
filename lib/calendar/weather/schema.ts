import { z } from 'zod'
import type { CalendarDate, WallTime } from '@/lib/platform/time/calendar-date'

const Value = z.number().nullable()

/**
 * The weather at an hour, which is in Unix seconds; what isn't known is null. Precipitation in inches and its probability
 * are of the hour before. The code is WMO's.
 */
export const Hour = z.object({
  at: z.int(),
  temperatureF: Value,
  chancePercent: Value,
  inches: Value,
  windMph: Value,
  code: Value,
})
export type Hour = z.output<typeof Hour>
export const Hours = z.array(Hour)

export type SkyKind =
  | 'clear'
  | 'partly-cloudy'
  | 'cloudy'
  | 'fog'
  | 'drizzle'
  | 'rain'
  | 'ice'
  | 'snow'
  | 'storm'

/** The weather of a visit: its average temperature, and the worst of the rest. */
export type Forecast = {
  temperatureF: number
  sky: Sky
  chancePercent: number | null
  inches: number
  windMph: number | null
}

/** `words` continue a sentence: "light rain". */
export type Sky = { kind: SkyKind; words: string }

/** What spoils exterior photos. */
export type Problem = 'storm' | 'ice' | 'snow' | 'rain' | 'wind' | 'fog'

/** A shoot's forecast for display. */
export type ShootForecast = {
  bookingId: string
  sky: SkyKind
  /** "62°F, light rain likely (70%), wind 14 mph" */
  text: string
  /** What spoils its exterior photos, if it has some. */
  problem: Problem | null
  /** How old it is, if it's older than it should be. */
  staleHours: number | null
}

/** A free time with good weather, to which a shoot can be moved. */
export type GoodTime = {
  slotId: string
  date: CalendarDate
  startTime: WallTime
  endTime: WallTime
  text: string
}
