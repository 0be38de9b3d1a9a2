import { expect, test } from 'vitest'
import { estimateDrive } from '@/lib/calendar/travel/rules/drive'
import { findDayDrives } from './day-drives'

const road = { roadFactorPercent: 140, averageMph: 35 }
const base = { latitude: 35.6, longitude: -82.5 }
const north = { latitude: 35.7, longitude: -82.5 }
const south = { latitude: 35.5, longitude: -82.5 }
const date = '2026-06-10'
const shoot = (startTime: string, endTime: string, position: typeof base | null = north, on = date) => ({
  date: on,
  startTime,
  endTime,
  position,
})
const fromBase = estimateDrive(base, north, road).minutes
const across = estimateDrive(north, south, road).minutes

test('a day begins at the base and goes on from shoot to shoot', () => {
  expect(fromBase).toBe(17)
  expect(findDayDrives([shoot('13:00', '14:00', south), shoot('09:00', '10:00')], base, road)).toEqual([
    { date, startTime: '08:43', endTime: '09:00', minutes: fromBase, isTight: false },
    { date, startTime: '12:26', endTime: '13:00', minutes: across, isTight: false },
  ])
})

test('the next day begins at the base again', () => {
  const drives = findDayDrives(
    [shoot('09:00', '10:00', south), shoot('09:00', '10:00', north, '2026-06-11')],
    base,
    road,
  )
  expect(drives.map(({ minutes }) => minutes)).toEqual([fromBase, fromBase])
})

test('a drive that is longer than the time for it begins when the shoot before ends', () => {
  const [, drive] = findDayDrives([shoot('09:00', '10:00'), shoot('10:10', '11:00', south)], base, road)
  expect(drive).toEqual({ date, startTime: '10:00', endTime: '10:10', minutes: across, isTight: true })
  const [, overlapping] = findDayDrives([shoot('09:00', '10:00'), shoot('09:30', '11:00', south)], base, road)
  expect(overlapping).toMatchObject({ startTime: '09:30', endTime: '09:30', isTight: true })
})

test('there is no drive to an unknown place, from an unknown base, or at the same place', () => {
  expect(findDayDrives([shoot('09:00', '10:00', null)], base, road)).toEqual([])
  expect(findDayDrives([shoot('09:00', '10:00')], null, road)).toEqual([])
  expect(findDayDrives([shoot('09:00', '10:00'), shoot('12:00', '13:00')], null, road)).toEqual([])
})
