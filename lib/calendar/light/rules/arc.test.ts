import { describe, expect, test } from 'vitest'
import type { Visit } from '@/lib/calendar/light/schema'
import { changesClocks, wallTimeOf } from '@/lib/platform/time/clock'
import { assignRows, findNearestVisit, locateSun, readArc } from './arc'
import { readSunDay } from './sun-day'

const asheville = { latitude: 35.58, longitude: -82.61, zone: 'America/New_York' }
const anchorage = { latitude: 61.2167, longitude: -149.8667, zone: 'America/Anchorage' }
const longyearbyen = { latitude: 78.2167, longitude: 15.6333, zone: 'Arctic/Longyearbyen' }

const visit = (startTime: string, endTime: string, date = '2026-11-25'): Visit => ({
  date,
  startTime,
  endTime,
})

function read({ zone, ...position }: typeof asheville, date: string, visits: readonly Visit[] = []) {
  const arc = readArc(readSunDay(date, position, zone), position, visits, zone)
  return { arc, shown: [arc.span.start, arc.span.end].map((instant) => wallTimeOf(instant, zone)) }
}

describe('an arc reaches', () => {
  test('from before dawn to after dusk', () => {
    expect(read(asheville, '2026-11-25', [visit('09:00', '10:00')]).shown).toEqual(['06:30', '18:30'])
  })

  test('around visits outside of daylight', () => {
    const visits = [visit('04:00', '05:00'), visit('21:00', '22:00')]
    expect(read(asheville, '2026-11-25', visits).shown).toEqual(['03:30', '22:30'])
  })

  test('past midnight if dusk does', () => {
    expect(read(anchorage, '2020-06-04').shown[1]).toBe('02:30')
  })

  test('across all of a polar day and night', () => {
    expect(read(longyearbyen, '2026-06-21').shown).toEqual(['00:00', '00:00'])
    expect(read(longyearbyen, '2026-12-21').arc).toMatchObject({ sunrise: null, sunset: null })
  })
})

test('hours are on the wall clock also when it changes', () => {
  expect(changesClocks('2026-03-29', longyearbyen.zone)).toBe(true)
  const { arc } = read(asheville, '2026-11-01')
  expect(arc.hours.map(({ time }) => time)).toEqual([
    '06:00',
    '08:00',
    '10:00',
    '12:00',
    '14:00',
    '16:00',
    '18:00',
  ])
})

test('the sun is on the path, above the horizon by day and below by night', () => {
  const { arc } = read(asheville, '2026-11-25')
  expect(Math.min(...arc.path.map(({ y }) => y))).toBeGreaterThan(0)
  expect(locateSun(arc, new Date('2026-11-25T17:00:00Z'), asheville).y).toBeLessThan(0.2)
  expect(locateSun(arc, arc.span.start, asheville).y).toBeGreaterThan(1)
})

test('skies follow one another from left to right', () => {
  for (const [place, date] of [
    [asheville, '2026-11-25'],
    [anchorage, '2020-06-14'],
    [longyearbyen, '2026-06-21'],
    [longyearbyen, '2026-12-21'],
  ] as const) {
    const positions = read(place, date).arc.skies.map(({ x }) => x)
    expect(positions).toEqual([...positions].sort((one, other) => one - other))
  }
})

test('dragging finds the visit under the pointer, else the nearest', () => {
  const visits = [visit('08:00', '09:30'), visit('13:00', '14:30'), visit('13:30', '15:00')]
  const { arc } = read(asheville, '2026-11-25', visits)
  // The arc is 12 hours long, from 06:30.
  const at = (hour: number) => findNearestVisit(arc, (hour - 6.5) / 12, visits, asheville.zone)
  expect([6.5, 9, 10, 13.1, 14.9, 18].map(at)).toEqual([0, 0, 0, 1, 2, 2])
  expect(findNearestVisit(arc, 0.5, [], asheville.zone)).toBe(-1)
})

test('visits that overlap are in rows of their own', () => {
  const visits = [visit('08:00', '09:30'), visit('09:00', '10:30'), visit('09:30', '11:00')]
  expect(assignRows(visits)).toEqual([0, 1, 0])
})
