import type { Forecast, Hour } from '@/lib/calendar/weather/schema'
import { worstSky } from './sky'

type Period = { startsAt: Date; endsAt: Date }

const hourSeconds = 3600

/**
 * Summarizes the forecast of a visit: the average temperature, and the worst of the rest. Returns null if some of its
 * hours aren't forecast.
 */
export function summarizeVisit(hours: readonly Hour[], { startsAt, endsAt }: Period): Forecast | null {
  const [start, end] = [startsAt.getTime() / 1000, endsAt.getTime() / 1000]
  const first = start - (start % hourSeconds)
  const during = hours.filter(({ at }) => at >= first && at < end)
  // Precipitation is that of the hour before.
  const following = hours.filter(({ at }) => at > start && at < end + hourSeconds)
  const temperatures = known(during.map(({ temperatureF }) => temperatureF))
  const sky = worstSky(during.map(({ code }) => code))
  const length = Math.ceil((end - first) / hourSeconds)
  if (!sky || temperatures.length === 0 || during.length < length) return null
  return {
    temperatureF: temperatures.reduce((sum, one) => sum + one, 0) / temperatures.length,
    sky,
    chancePercent: worst(following.map(({ chancePercent }) => chancePercent)),
    inches: known(following.map(({ inches }) => inches)).reduce((sum, one) => sum + one, 0),
    windMph: worst(during.map(({ windMph }) => windMph)),
  }
}

function known(values: readonly (number | null)[]): number[] {
  return values.filter((value) => value !== null)
}

function worst(values: readonly (number | null)[]): number | null {
  const some = known(values)
  return some.length > 0 ? Math.max(...some) : null
}
