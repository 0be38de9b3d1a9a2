import { expect, test } from 'vitest'
import { findDetour } from './detour'
import { driveKey, placeKey } from './drive'

const base = { latitude: 35.5951, longitude: -82.5515 }
/** 60 mph on straight roads: a mile takes a minute. */
const road = { roadFactorPercent: 100, averageMph: 60 }
const north = (miles: number) => ({ ...base, latitude: base.latitude + miles / 69.093 })
const date = '2026-11-25'
const visit = { date, startTime: '12:00', endTime: '13:00' }
const destination = { position: north(19.9), road }
const shoot = (startTime: string, endTime: string, position: typeof base | null) => ({
  date,
  startTime,
  endTime,
  position,
})

test('a day without shoots takes the way from the base and back', () => {
  expect(findDetour(visit, [], base, destination)).toEqual({ minutes: 40, isNearShoot: false })
})

test('a visit on the way to the next shoot adds nothing', () => {
  const further = shoot('15:00', '16:00', north(39.8))
  expect(findDetour(visit, [further], base, destination)).toEqual({ minutes: 0, isNearShoot: true })
})

test('only the nearest shoots in time count, and only those of the day at known places', () => {
  const shoots = [
    shoot('08:00', '09:00', base),
    shoot('10:00', '11:00', north(19.9)),
    shoot('14:00', '15:00', null),
    { ...shoot('13:00', '14:00', base), date: '2026-11-26' },
  ]
  expect(findDetour(visit, shoots, base, destination)).toEqual({ minutes: 0, isNearShoot: true })
})

test('without a base, the day starts and ends at the shoot', () => {
  expect(findDetour(visit, [], null, destination)).toBeNull()
  expect(findDetour(visit, [shoot('10:00', '11:00', north(10))], null, destination)).toEqual({
    minutes: 20,
    isNearShoot: true,
  })
})

test('measured drives count only where all three are measured', () => {
  const [there, back] = [
    driveKey(placeKey(base), placeKey(destination.position)),
    driveKey(placeKey(destination.position), placeKey(base)),
  ]
  const drive = { miles: 25, minutes: 31, isEstimate: false }
  const measured = new Map([
    [there, drive],
    [back, { ...drive, minutes: 29 }],
  ])
  const visited = { ...destination, road: { ...road, measured } }
  expect(findDetour(visit, [], base, visited)).toEqual({ minutes: 60, isNearShoot: false })
  const further = shoot('15:00', '16:00', north(39.8))
  expect(findDetour(visit, [further], base, visited)).toEqual({ minutes: 0, isNearShoot: true })
})
