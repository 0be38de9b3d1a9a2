import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  breakRows,
  findRowAt,
  layOutChapters,
  moveByKey,
  narrowGrid,
  ratioOf,
  shownRatio,
  wideGrid,
} from './gallery-rows'

const shapes = fc.array(fc.double({ min: 0.3, max: 4, noNaN: true }), { minLength: 1, maxLength: 200 })
const widths = fc.integer({ min: 280, max: 2600 })
const sizes = (ratios: readonly number[], startsLarge = true) =>
  breakRows(ratios, startsLarge).map(({ first, end }) => end - first)
const landscapes = (count: number) => Array.from({ length: count }, () => 1.5)

/** Two chapters that share the photos; the second has a heading. */
function split(ratios: readonly number[]) {
  const indexes = [...ratios.keys()]
  const middle = Math.ceil(indexes.length / 2)
  return [
    { id: 'one', title: null, indexes: indexes.slice(0, middle) },
    { id: 'two', title: 'Kitchen', indexes: indexes.slice(middle) },
  ]
}

describe('rows', () => {
  test('are one large photo, and pairs or threes; chapters alternate where the large one is', () => {
    expect([1, 2, 3, 4, 5, 6, 8].map((count) => sizes(landscapes(count)))).toEqual([
      [1],
      [2],
      [1, 2],
      [1, 3],
      [1, 2, 2],
      [1, 2, 3],
      [1, 2, 2, 1, 2],
    ])
    expect(sizes(landscapes(3), false)).toEqual([2, 1])
    expect(breakRows(landscapes(3), true).map(({ isLarge }) => isLarge)).toEqual([true, false])
  })

  test('an upright photo never stands alone while another follows', () => {
    expect(sizes([0.7, 1.5, 1.5])).toEqual([2, 1])
    expect(sizes([0.7, 0.7, 1.5])).toEqual([3])
    expect(sizes([1.5, 0.7, 0.7, 1.5])).toEqual([2, 2])
    expect(breakRows([0.7], true)).toEqual([{ first: 0, end: 1, isLarge: false, ratio: 1.9 }])
  })

  test('contain every photo once, in order, inside the grid; only large ones are cropped', () => {
    fc.assert(
      fc.property(shapes, widths, (ratios, width) => {
        const { rows, places } = layOutChapters(split(ratios), ratios, width, wideGrid)
        expect(rows.flatMap(({ indexes }) => indexes)).toEqual([...ratios.keys()])
        for (const [index, ratio] of ratios.entries()) {
          const place = places.get(index)
          if (!place) throw new Error('every photo has a place')
          const isLarge = rows[place.row]?.indexes.length === 1 && ratio >= 1.2
          const shown = shownRatio(ratio, { first: 0, end: 1, ratio: 1, isLarge })
          expect(place.width / place.height).toBeCloseTo(shown, 6)
          expect(place.left + place.width).toBeLessThan(width + 0.01)
        }
      }),
    )
  })

  test('never overlap, and are found by what is at a distance from the top', () => {
    fc.assert(
      fc.property(shapes, widths, fc.constantFrom(wideGrid, narrowGrid), (ratios, width, measure) => {
        const chapters = split(ratios)
        const { rows, heights } = layOutChapters(chapters, ratios, width, measure)
        rows.forEach((row, index) => {
          const next = rows[index + 1]
          if (next) expect(next.top).toBeGreaterThan(row.top + row.height + measure.gap - 0.01)
        })
        expect(rows.map((row) => findRowAt(rows, row.top + row.height / 2))).toEqual([...rows.keys()])
        expect(findRowAt(rows, -100)).toBe(0)
        const last = rows.at(-1)
        const total = heights.reduce((sum, height) => sum + height, 0) + measure.between + measure.head
        expect((last?.top ?? 0) + (last?.height ?? 0)).toBeLessThan(total + 0.01)
      }),
    )
  })

  test('have one photo each on a phone, where uprights are cropped to four by five', () => {
    const chapters = [{ id: 'one', title: null, indexes: [0, 1] }]
    const { places } = layOutChapters(chapters, [1.5, 0.5], 390, narrowGrid)
    expect([...places.values()].map(({ width, height }) => [width, height])).toEqual([
      [390, 260],
      [390, 487.5],
    ])
  })

  test('are none in an empty delivery', () => {
    expect(layOutChapters([], [], 350, narrowGrid)).toEqual({ rows: [], places: new Map(), heights: [] })
  })
})

test('a photo that has not been measured is laid out as landscape', () => {
  expect(ratioOf({ width: null, height: null })).toBe(1.5)
})

describe('arrow keys', () => {
  // The first is the cover; then a large one, a pair, and another pair.
  const chapters = [{ id: 'one', title: null, indexes: [1, 2, 3, 4, 5] }]
  const layout = layOutChapters(chapters, landscapes(6), 1100, wideGrid)
  const move = (key: string, from: number) => moveByKey(key, from, layout, 6)

  test('move along the photos and stop at both ends', () => {
    expect(move('ArrowLeft', 0)).toBe(0)
    expect(move('ArrowRight', 0)).toBe(1)
    expect(move('ArrowRight', 5)).toBe(5)
    expect(move('End', 1)).toBe(5)
    expect(move('Home', 4)).toBe(0)
  })

  test('move to the nearest photo above and below, and to the cover', () => {
    expect(move('ArrowDown', 0)).toBe(1)
    expect(move('ArrowDown', 3)).toBe(5)
    expect(move('ArrowUp', 5)).toBe(3)
    expect(move('ArrowUp', 1)).toBe(0)
    expect(move('ArrowUp', 0)).toBe(0)
    expect(move('ArrowDown', 5)).toBe(5)
  })

  test('other keys are ignored', () => {
    expect(move('a', 0)).toBeNull()
  })
})
