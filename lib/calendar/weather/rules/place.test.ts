import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forecastPlace, isSamePlace } from './place'

const find = (latitude: number, longitude: number) =>
  forecastPlace({ latitude, longitude, placeSource: 'GEOCODER' })

test('is at most about a mile away, and the same when rounded again', () => {
  const degrees = (limit: number) => fc.double({ min: -limit, max: limit, noNaN: true })
  fc.assert(
    fc.property(degrees(90), degrees(180), (latitude, longitude) => {
      const place = find(latitude, longitude)
      if (!place) throw new Error('no place')
      expect(Math.abs(place.latitude - latitude)).toBeLessThanOrEqual(0.0100001)
      expect(Math.abs(place.longitude - longitude)).toBeLessThanOrEqual(0.0100001)
      const again = find(place.latitude, place.longitude)
      expect(again && isSamePlace(again, place)).toBe(true)
    }),
  )
})

test("is unknown where only the studio's place is", () => {
  expect(forecastPlace({ latitude: 35.6, longitude: -82.5, placeSource: 'STUDIO' })).toBeNull()
  expect(forecastPlace({ latitude: null, longitude: null, placeSource: null })).toBeNull()
})
