import { expect, test } from 'vitest'
import { directionOf, turnTo } from '@/lib/calendar/light/rules/facing'
import { findFrontSun } from '@/lib/calendar/light/rules/front-sun'
import { readSunDay } from '@/lib/calendar/light/rules/sun-day'
import { sunInWords, sunTimeInWords } from './words'

const asheville = { latitude: 35.58, longitude: -82.61 }
const zone = 'America/New_York'
const day = readSunDay('2026-11-25', asheville, zone)

test('a day of sun in words', () => {
  const front = { facing: 250, sun: findFrontSun(day, asheville, 250) }
  expect(sunInWords(day, null, zone)).toBe('Sun on November 25: rises 07:16, sets 17:19.')
  expect(sunInWords(day, front, zone)).toMatch(
    /^Sun on November 25: rises 07:16, sets 17:19\. The front faces west-southwest and has sun from 1[12]:\d\d\.$/,
  )
  expect(sunInWords(day, { facing: 0, sun: [] }, zone)).toContain('faces north and has no direct sun.')
})

test('dusk after midnight is of the next day', () => {
  const anchorage = { latitude: 61.2167, longitude: -149.8667 }
  const late = readSunDay('2020-06-04', anchorage, 'America/Anchorage')
  const dusk = late.civilDusk && sunTimeInWords(late.civilDusk, '2020-06-04', 'America/Anchorage')
  expect(dusk).toMatch(/^01:3\d the next day$/)
})

test.each([
  ['2020-06-15', 'stays up all day'],
  ['2020-12-15', "doesn't rise"],
])('a polar sun in words: %s %s', (date, words) => {
  const polar = readSunDay(date, { latitude: 78.2, longitude: 15.6 }, 'UTC')
  expect(sunInWords(polar, null, 'UTC')).toContain(words)
})

test.each([
  [0, 'north'],
  [11, 'north'],
  [12, 'north-northeast'],
  [250, 'west-southwest'],
  [349, 'north'],
  [359, 'north'],
  [-90, 'west'],
])('%i degrees is %s', (degrees, name) => {
  expect(directionOf(degrees)).toBe(name)
})

test('a turn stays on the circle', () => {
  expect([turnTo(360), turnTo(-15), turnTo(359.6)]).toEqual([0, 345, 0])
})
