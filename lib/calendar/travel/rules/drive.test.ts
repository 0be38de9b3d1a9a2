import fc from 'fast-check'
import { expect, test } from 'vitest'
import { driveKey, driveMinutes, estimateDrive, findDrive, milesBetween, placeKey } from './drive'

const asheville = { latitude: 35.5951, longitude: -82.5515 }
const road = { roadFactorPercent: 140, averageMph: 35 }
const position = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

// Great-circle distances between airports, from https://www.gcmap.com (JFK to LAX 2,475 miles on the ellipsoid).
test.each([
  ['one degree of latitude', { latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 }, 69.1, 0.1],
  ['half the equator', { latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 }, 12_437, 1],
  [
    'New York to Los Angeles',
    { latitude: 40.6398, longitude: -73.7789 },
    { latitude: 33.9425, longitude: -118.4081 },
    2_475,
    12,
  ],
])('%s', (_name, from, to, miles, tolerance) => {
  expect(Math.abs(milesBetween(from, to) - miles)).toBeLessThan(tolerance)
})

test('a drive is as long back as there, and never shorter than the straight line', () => {
  fc.assert(
    fc.property(position, position, (from, to) => {
      const there = estimateDrive(from, to, road)
      expect(estimateDrive(to, from, road).miles).toBeCloseTo(there.miles, 6)
      expect(there.miles).toBeGreaterThanOrEqual(milesBetween(from, to))
      expect(there.minutes).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('takes 24 minutes for almost ten miles as the crow flies', () => {
  const north = { ...asheville, latitude: asheville.latitude + 9.9 / 69.093 }
  expect(estimateDrive(asheville, north, road)).toMatchObject({ minutes: 24 })
  expect(driveMinutes(asheville, { position: north, road }, 'there')).toBe(24)
})

test('an unknown place takes no time', () => {
  expect(driveMinutes(null, { position: asheville, road }, 'there')).toBe(0)
  expect(driveMinutes(asheville, null, 'back')).toBe(0)
})

test('a measured drive counts instead of the estimate, in its own direction', () => {
  const north = { ...asheville, latitude: asheville.latitude + 9.9 / 69.093 }
  const there = { miles: 15, minutes: 33, isEstimate: false }
  const measured = new Map([[driveKey(placeKey(asheville), placeKey(north)), there]])
  const measuredRoad = { ...road, measured }
  expect(findDrive(asheville, north, measuredRoad)).toEqual(there)
  expect(findDrive(north, asheville, measuredRoad)).toEqual(estimateDrive(north, asheville, road))
  const destination = { position: north, road: measuredRoad }
  expect(driveMinutes(asheville, destination, 'there')).toBe(33)
  expect(driveMinutes(asheville, destination, 'back')).toBe(24)
})
