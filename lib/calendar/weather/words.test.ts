import { expect, test } from 'vitest'
import { worstSky } from '@/lib/calendar/weather/rules/sky'
import { forecastInWords, staleText } from './words'

test.each([
  [0, 5, '62°F, clear, wind 14 mph'],
  [2, 40, '62°F, partly cloudy, chance of rain (40%), wind 14 mph'],
  [61, 20, '62°F, slight chance of light rain (20%), wind 14 mph'],
  [61, 50, '62°F, chance of light rain (50%), wind 14 mph'],
  [61, 70, '62°F, light rain likely (70%), wind 14 mph'],
  [61, 80, '62°F, light rain (80%), wind 14 mph'],
  [61, null, '62°F, light rain, wind 14 mph'],
])('code %i at %s%: %s', (code, chancePercent, text) => {
  const sky = worstSky([code])
  if (!sky) throw new Error(`no code ${code}`)
  expect(forecastInWords({ temperatureF: 61.7, sky, chancePercent, inches: 0, windMph: 13.6 })).toBe(text)
})

test('knows temperatures around zero, and unknown wind', () => {
  const sky = { kind: 'clear' as const, words: 'clear' }
  const words = (temperatureF: number) =>
    forecastInWords({ temperatureF, sky, chancePercent: 0, inches: 0, windMph: null })
  expect([words(-0.4), words(-12)]).toEqual(['0°F, clear', '-12°F, clear'])
})

test.each([
  [3, '3 hours old'],
  [47, '47 hours old'],
  [60, '2 days old'],
])('after %i hours a forecast is %s', (hours, text) => {
  expect(staleText(hours)).toBe(text)
})
