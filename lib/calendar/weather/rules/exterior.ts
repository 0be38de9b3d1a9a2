import type { Forecast, Problem } from '@/lib/calendar/weather/schema'

type Service = { durationMinutes: number; usesDrone: boolean; showsExterior: boolean }

/** The National Weather Service says "likely" from 60% on, and "chance" from 30%. */
export const likelyPercent = 60
export const chancePercent = 30
/** What the National Weather Service calls measurable, in inches. */
const measurableInches = 0.01
/** The National Weather Service advises of sustained wind from 31 mph on. Studios keep their drones down from 20 mph. */
const strongWindMph = 31
const droneWindMph = 20

/** Whether a visit for these services photographs the outside of a property. */
export function isExterior(services: readonly Service[]): boolean {
  return services.some(
    ({ durationMinutes, usesDrone, showsExterior }) => durationMinutes > 0 && (usesDrone || showsExterior),
  )
}

/**
 * Returns what spoils exterior photos in this weather, or null. A gray sky doesn't: studios replace it. A probability
 * that isn't known counts as certain.
 */
export function findProblem(
  { sky, chancePercent: chance, inches, windMph }: Forecast,
  { usesDrone }: { usesDrone: boolean },
): Problem | null {
  const percent = chance ?? 100
  if (sky.kind === 'storm' && percent >= chancePercent) return 'storm'
  if ((sky.kind === 'ice' || sky.kind === 'snow') && percent >= likelyPercent) return sky.kind
  if (inches >= measurableInches && percent >= likelyPercent) return 'rain'
  if ((windMph ?? 0) >= (usesDrone ? droneWindMph : strongWindMph)) return 'wind'
  // A drone's pilot must see three miles: 14 CFR 107.51(c).
  return usesDrone && sky.kind === 'fog' ? 'fog' : null
}
