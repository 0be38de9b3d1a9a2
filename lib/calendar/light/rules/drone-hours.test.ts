import { describe, expect, test } from 'vitest'
import { droneLightOf, readDroneHours } from './drone-hours'
import { readSunDay } from './sun-day'
import { readSpan } from './visit-instants'

const sanDiego = { latitude: 32.7157, longitude: -117.1611, zone: 'America/Los_Angeles' }
const anchorage = { latitude: 61.2167, longitude: -149.8667, zone: 'America/Anchorage' }
const longyearbyen = { latitude: 78.2167, longitude: 15.6333, zone: 'UTC' }

type Place = typeof sanDiego
const hoursAt = (place: Place, date: string) =>
  readDroneHours(readSunDay(date, place, place.zone), place.zone)

function lightAt(place: Place, date: string, startTime: string, endTime: string) {
  return droneLightOf(readSpan({ date, startTime, endTime }, place.zone), hoursAt(place, date))
}

test("the rule's half hour outlasts the sun's own dusk in San Diego", () => {
  const day = readSunDay('2025-03-09', sanDiego, sanDiego.zone)
  const minutesFromSunset = (instant: Date | null) => (Number(instant) - Number(day.sunset)) / 60_000
  expect(minutesFromSunset(readDroneHours(day, sanDiego.zone).twilightEnd)).toBe(30)
  expect(minutesFromSunset(day.civilDusk)).toBeCloseTo(24.6, 0)
})

test("Alaska has the sun's own twilight", () => {
  const day = readSunDay('2020-01-14', anchorage, anchorage.zone)
  expect(readDroneHours(day, anchorage.zone).twilightEnd).toEqual(day.civilDusk)
})

// In San Diego the sun rises at 7:06 and sets at 18:52.
describe('a visit is', () => {
  test.each([
    [sanDiego, '2025-03-09', '09:00', '11:00', 'daylight'],
    [sanDiego, '2025-03-09', '18:30', '19:15', 'twilight'],
    [sanDiego, '2025-03-09', '06:45', '08:00', 'twilight'],
    [sanDiego, '2025-03-09', '18:30', '19:30', 'night'],
    [anchorage, '2020-06-14', '23:00', '23:55', 'twilight'],
    [longyearbyen, '2020-06-15', '01:00', '02:00', 'daylight'],
    [longyearbyen, '2020-12-15', '11:00', '12:00', 'night'],
  ] as const)('%o on %s, %s – %s: in %s', (place, date, startTime, endTime, light) => {
    expect(lightAt(place, date, startTime, endTime)).toBe(light)
  })
})
