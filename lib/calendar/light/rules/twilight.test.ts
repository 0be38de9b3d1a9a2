import { expect, test } from 'vitest'
import { readSunDay } from './sun-day'
import { findNoTwilight, isTwilightVisit } from './twilight'
import { readSpan } from './visit-instants'

const asheville = { latitude: 35.58, longitude: -82.61 }
const anchorage = { latitude: 61.2167, longitude: -149.8667 }
const longyearbyen = { latitude: 78.2167, longitude: 15.6333 }
const date = '2026-11-25'

// The sun sets at 17:19; dusk is at 17:47.
test.each([
  ['16:45', '17:45', true],
  ['17:00', '18:00', true],
  ['14:00', '17:45', true],
  ['17:15', '18:15', false],
  ['16:30', '17:30', false],
  ['17:00', '20:00', false],
  ['18:00', '19:00', false],
])('a visit from %s to %s: %s', (startTime, endTime, isTwilight) => {
  const zone = 'America/New_York'
  const span = readSpan({ date, startTime, endTime }, zone)
  expect(isTwilightVisit(span, readSunDay(date, asheville, zone))).toBe(isTwilight)
})

test('a day without dusk has no twilight visit', () => {
  const zone = 'America/Anchorage'
  const day = readSunDay('2020-06-14', anchorage, zone)
  const span = readSpan({ date: '2020-06-14', startTime: '23:00', endTime: '23:59' }, zone)
  expect(findNoTwilight(day)).toBe('never-dark')
  expect(isTwilightVisit(span, day)).toBe(false)
})

test.each([
  ['2020-06-15', 'polar-day'],
  ['2020-12-15', 'polar-night'],
  ['2020-10-01', null],
])('in Longyearbyen on %s: %s', (day, reason) => {
  expect(findNoTwilight(readSunDay(day, longyearbyen, 'UTC'))).toBe(reason)
})
