import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findBestLight, isMostlyDaylight, type LightKind, lightAt, lightFor, lightFrom } from './front-light'
import { findFrontSun } from './front-sun'
import { readSunDay } from './sun-day'

const austin = { latitude: 30.27, longitude: -97.74, zone: 'America/Chicago' }
const asheville = { latitude: 35.58, longitude: -82.61, zone: 'America/New_York' }
const sydney = { latitude: -33.87, longitude: 151.21, zone: 'Australia/Sydney' }
const longyearbyen = { latitude: 78.22, longitude: 15.63, zone: 'Arctic/Longyearbyen' }
const [north, east, south, west] = [0, 90, 180, 270]

type Place = typeof austin
const cases: [
  what: string,
  place: Place,
  date: string,
  start: string,
  end: string,
  number | null,
  LightKind,
][] = [
  ['a west front on a June afternoon', austin, '2026-06-21', '17:00', '18:00', west, 'sun'],
  ['a west front on a June morning', austin, '2026-06-21', '08:30', '09:30', west, 'shade'],
  ['an east front on a June morning', austin, '2026-06-21', '08:30', '09:30', east, 'sun'],
  ['any front at noon in a Texan June', austin, '2026-06-21', '13:00', '14:00', south, 'high'],
  ['a west front just before sunset', austin, '2026-06-21', '19:45', '20:15', west, 'golden'],
  ['an east front just before sunset', austin, '2026-06-21', '19:45', '20:15', east, 'backlit'],
  ['a south front at noon in December', austin, '2026-12-21', '12:00', '13:00', south, 'sun'],
  ['a north front at noon in December', austin, '2026-12-21', '12:00', '13:00', north, 'shade'],
  ['a north front at noon in a southern winter', sydney, '2026-06-21', '11:30', '12:30', north, 'sun'],
  ['a south front at noon in a southern winter', sydney, '2026-06-21', '11:30', '12:30', south, 'shade'],
  ['a visit across sunset', asheville, '2026-11-25', '16:45', '17:45', 250, 'twilight'],
  ['a visit in the night', asheville, '2026-11-25', '20:00', '21:00', 250, 'dark'],
  ['an unknown front at noon in June', austin, '2026-06-21', '13:00', '14:00', null, 'high'],
  ['an unknown front in the afternoon', austin, '2026-06-21', '16:30', '17:30', null, 'soft'],
  ['an unknown front before sunset', austin, '2026-06-21', '19:45', '20:15', null, 'low'],
  ['a north front under the midnight sun', longyearbyen, '2026-06-21', '00:30', '01:30', north, 'sun'],
  ['the polar night', longyearbyen, '2026-12-21', '11:30', '12:30', south, 'dark'],
]

describe('the light on', () => {
  test.each(cases)('%s', (_, { zone, ...position }, date, startTime, endTime, facing, kind) => {
    expect(lightFor({ date, startTime, endTime }, position, facing, zone).kind).toBe(kind)
  })
})

const height = fc.double({ min: -30, max: 90, noNaN: true })
const turn = fc.integer({ min: 0, max: 359 })

test('a full turn of the house changes nothing', () => {
  fc.assert(
    fc.property(height, turn, turn, (sunHeight, direction, facing) => {
      const sun = { height: sunHeight, direction }
      expect(lightAt(sun, facing + 360)).toEqual(lightAt(sun, facing))
    }),
  )
})

test('east and west are alike when the sun and the front are mirrored', () => {
  fc.assert(
    fc.property(height, turn, turn, (sunHeight, direction, facing) => {
      const light = lightAt({ height: sunHeight, direction }, facing)
      const mirrored = lightAt({ height: sunHeight, direction: 360 - direction }, 360 - facing)
      expect(mirrored.kind).toBe(light.kind)
      expect(mirrored.quality).toBeCloseTo(light.quality, 6)
    }),
  )
})

describe('the best light', () => {
  const visit = (id: string, startTime: string, endTime: string) => ({
    id,
    date: '2026-11-25',
    startTime,
    endTime,
  })
  const morning = visit('morning', '08:00', '09:30')
  const noon = visit('noon', '13:00', '14:30')
  const afternoon = visit('afternoon', '14:45', '16:15')
  const sunset = visit('sunset', '16:45', '17:45')
  const late = visit('late', '17:00', '18:00')
  const all = [morning, noon, afternoon, sunset, late]
  const find = (visits: typeof all, facing: number | null, wantsTwilight = false) =>
    findBestLight(visits, asheville, facing, asheville.zone, wantsTwilight).map(({ id }) => id)

  test('is the one with the sun most nearly before the front', () => {
    expect(find(all, 250)).toEqual(['afternoon'])
    expect(find(all, 120)).toEqual(['morning'])
  })

  test('includes each photographer at that time', () => {
    expect(find([...all, { ...afternoon, id: 'other' }], 250)).toEqual(['afternoon', 'other'])
  })

  test('is none if nothing distinguishes the times', () => {
    expect(find([noon], 250)).toEqual([])
    expect(find([noon, { ...noon, id: 'other' }], 250)).toEqual([])
    expect(find([], 250)).toEqual([])
  })

  test('is none if it is unknown which way the front faces', () => {
    expect(find(all, null)).toEqual([])
  })

  test('is the visit that arrives half an hour before sunset if twilight is wanted', () => {
    expect(find(all, 250, true)).toEqual(['sunset'])
    expect(find(all, null, true)).toEqual(['sunset'])
    expect(find([morning, noon], null, true)).toEqual([])
  })
})

describe('the sun on a front', () => {
  const spansOf = (place: Place, date: string, facing: number) =>
    findFrontSun(readSunDay(date, place, place.zone), place, facing)

  test('of the west starts after noon and ends with the day', () => {
    const [span, ...others] = spansOf(asheville, '2026-11-25', 250)
    expect(others).toEqual([])
    expect(span?.end).toBeNull()
    expect(span?.start?.toISOString()).toMatch(/^2026-11-25T17:/)
  })

  test('of the north comes twice on a summer day, and never on a winter day', () => {
    expect(spansOf(asheville, '2026-06-21', north)).toMatchObject([{ start: null }, { end: null }])
    expect(spansOf(asheville, '2026-12-21', north)).toEqual([])
  })

  test('never comes in the polar night', () => {
    expect(spansOf(longyearbyen, '2026-12-21', south)).toEqual([])
  })
})

test('distinguishes a day that ends in twilight from a twilight visit', () => {
  const until = (startTime: string) => ({ date: '2026-11-25', startTime, endTime: '18:00' })
  expect(lightFor(until('09:00'), asheville, null, asheville.zone).kind).toBe('twilight')
  expect(isMostlyDaylight(until('09:00'), asheville, asheville.zone)).toBe(true)
  expect(isMostlyDaylight(until('16:30'), asheville, asheville.zone)).toBe(false)
  expect(lightFrom(until('12:00'), asheville, null, asheville.zone).kind).toBe('soft')
  expect(lightFrom(until('16:30'), asheville, null, asheville.zone).kind).toBe('twilight')
})
