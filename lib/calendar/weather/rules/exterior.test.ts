import { describe, expect, test } from 'vitest'
import type { Forecast, Problem } from '@/lib/calendar/weather/schema'
import { findProblem, isExterior } from './exterior'
import { worstSky } from './sky'

const service = { durationMinutes: 60, usesDrone: false, showsExterior: false }

test.each([
  ['exterior photos', { showsExterior: true }, true],
  ['a drone', { usesDrone: true }, true],
  ['a floor plan', {}, false],
  ['staging, which needs no visit', { showsExterior: true, durationMinutes: 0 }, false],
])('%s', (_, change, expected) => {
  expect(isExterior([service, { ...service, ...change }])).toBe(expected)
})

function make(code: number, change: Partial<Forecast> = {}): Forecast {
  const sky = worstSky([code])
  if (!sky) throw new Error(`no code ${code}`)
  return { temperatureF: 60, sky, chancePercent: 0, inches: 0, windMph: 5, ...change }
}

describe('spoils the photos', () => {
  test.each<[string, Forecast, Problem | null]>([
    ['a gray sky', make(3), null],
    ['likely rain', make(61, { chancePercent: 60, inches: 0.01 }), 'rain'],
    ['possible rain', make(61, { chancePercent: 59, inches: 0.2 }), null],
    ['likely rain too little to measure', make(51, { chancePercent: 80, inches: 0.004 }), null],
    ['rain of unknown probability', make(61, { chancePercent: null, inches: 0.1 }), 'rain'],
    ['a possible thunderstorm', make(95, { chancePercent: 30 }), 'storm'],
    ['a hardly possible thunderstorm', make(95, { chancePercent: 20 }), null],
    ['likely snow', make(71, { chancePercent: 70 }), 'snow'],
    ['freezing rain', make(66, { chancePercent: 90, inches: 0.1 }), 'ice'],
    ['a wind of 30 mph', make(0, { windMph: 30 }), null],
    ['a wind of 31 mph', make(0, { windMph: 31 }), 'wind'],
    ['unknown wind', make(0, { windMph: null }), null],
    ['fog', make(45), null],
  ])('%s', (_, forecast, problem) => {
    expect(findProblem(forecast, { usesDrone: false })).toBe(problem)
  })

  test.each<[string, Forecast, Problem | null]>([
    ['a wind of 19 mph', make(0, { windMph: 19 }), null],
    ['a wind of 20 mph', make(0, { windMph: 20 }), 'wind'],
    ['fog', make(45), 'fog'],
  ])('of a drone: %s', (_, forecast, problem) => {
    expect(findProblem(forecast, { usesDrone: true })).toBe(problem)
  })
})
