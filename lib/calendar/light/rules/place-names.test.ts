import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeNames } from './place-names'

test('names begin at their bars, and move only as far as they must', () => {
  expect(placeNames([0.1, 0.5], 0.2)).toEqual([0.1, 0.5])
  expect(placeNames([0.1, 0.15, 0.6], 0.2)).toEqual([0.1, expect.closeTo(0.3), 0.6])
  expect(placeNames([0.7, 0.9], 0.2)).toEqual([expect.closeTo(0.6), 0.8])
})

test('more names than fit have no places', () => {
  expect(placeNames([0, 0.2, 0.4, 0.6, 0.8, 0.9], 0.2)).toBeNull()
})

test('names neither overlap nor leave the day', () => {
  const starts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 5 })
  fc.assert(
    fc.property(starts, (some) => {
      const places =
        placeNames(
          some.toSorted((one, other) => one - other),
          0.19,
        ) ?? []
      const ends = [0, ...places.map((place) => place + 0.19)]
      for (const [index, place] of [...places, 1].entries())
        expect(place).toBeGreaterThanOrEqual((ends[index] ?? 0) - 1e-9)
    }),
  )
})
