import { expect, test } from 'vitest'
import { lightFilter } from './suits-light'

const timeZone = 'America/New_York'
const asheville = { latitude: 35.5951, longitude: -82.5515 }
// Sunset is at 17:19 and civil dusk at 17:46 (U.S. Naval Observatory).
const date = '2026-11-25'

test.each([
  ['too late to arrive', '17:15', '18:00', false],
  ['30 minutes before sunset', '16:45', '17:45', true],
  ['the end of a longer visit', '14:00', '18:00', true],
  ['gone before the windows glow', '16:00', '17:30', false],
  ['noon', '12:00', '13:00', false],
])('a twilight visit: %s', (_name, startTime, endTime, isOffered) => {
  const suits = lightFilter({ light: 'TWILIGHT', position: asheville }, timeZone)
  expect(suits({ date, startTime, endTime })).toBe(isOffered)
})

test.each([
  ['before sunrise', '06:30', '09:00', false],
  ['by day', '09:00', '17:00', true],
  ['into the dusk', '16:00', '17:30', false],
])('a daylight visit: %s', (_name, startTime, endTime, isOffered) => {
  const suits = lightFilter({ light: 'DAYLIGHT', position: asheville }, timeZone)
  expect(suits({ date, startTime, endTime })).toBe(isOffered)
})

test('there is no twilight in the polar day, and daylight all night', () => {
  const position = { latitude: 69.65, longitude: 18.96 }
  const night = { date: '2026-06-21', startTime: '01:00', endTime: '02:00' }
  expect(lightFilter({ light: 'TWILIGHT', position }, 'Europe/Oslo')(night)).toBe(false)
  expect(lightFilter({ light: 'DAYLIGHT', position }, 'Europe/Oslo')(night)).toBe(true)
})

test('a visit that needs no light is offered at any time', () => {
  const night = { date, startTime: '23:00', endTime: '23:30' }
  expect(lightFilter(null, timeZone)(night)).toBe(true)
})
