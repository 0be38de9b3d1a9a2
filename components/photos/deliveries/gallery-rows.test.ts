import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findRowAt, layOutRows, moveByKey, narrowGrid, ratioOf, wideGrid } from './gallery-rows'

const ratios = fc.array(fc.double({ min: 0.3, max: 4, noNaN: true }), { minLength: 1, maxLength: 200 })
const widths = fc.integer({ min: 280, max: 2600 })

describe('rows', () => {
  test('contain every photo once, in order, uncropped and inside the grid', () => {
    fc.assert(
      fc.property(ratios, widths, (shapes, width) => {
        const { rows, places } = layOutRows(shapes, width, wideGrid)
        expect(rows.flatMap(({ first, end }) => places.slice(first, end))).toEqual(places)
        expect(places).toHaveLength(shapes.length)
        places.forEach((place, index) => {
          expect(place.width / place.height).toBeCloseTo(shapes[index] ?? 0, 6)
          expect(place.left + place.width).toBeLessThan(width + 0.01)
        })
      }),
    )
  })

  test('are found by what is at a distance from the top, and the nearest beside the grid', () => {
    fc.assert(
      fc.property(ratios, widths, (shapes, width) => {
        const { rows, height } = layOutRows(shapes, width, wideGrid)
        expect(rows.map((row) => findRowAt(rows, row.top + row.height / 2))).toEqual([...rows.keys()])
        expect(findRowAt(rows, -100)).toBe(0)
        expect(findRowAt(rows, height + 100)).toBe(rows.length - 1)
      }),
    )
  })

  test('fill the grid, except for the last one, and never overlap', () => {
    fc.assert(
      fc.property(ratios, widths, (shapes, width) => {
        const { rows, places, height } = layOutRows(shapes, width, narrowGrid)
        rows.forEach((row, index) => {
          const end = places[row.end - 1]
          if (index < rows.length - 1) {
            expect((end?.left ?? 0) + (end?.width ?? 0)).toBeCloseTo(width, 4)
            expect(rows[index + 1]?.top).toBeCloseTo(row.top + row.height + narrowGrid.gap, 6)
          } else expect(row.top + row.height).toBeCloseTo(height, 6)
        })
      }),
    )
  })

  test('fit two landscape photos on a phone', () => {
    expect(layOutRows([1.5, 1.5, 1.5], 350, narrowGrid).rows.map(({ first, end }) => end - first)).toEqual([
      2, 1,
    ])
  })

  test('are none in an empty delivery', () => {
    expect(layOutRows([], 350, narrowGrid)).toEqual({ rows: [], places: [], height: 0 })
  })
})

test('a photo that has not been measured is laid out as landscape', () => {
  expect(ratioOf({ width: null, height: null })).toBe(1.5)
})

describe('arrow keys', () => {
  const layout = layOutRows([1.5, 1.5, 1.5, 0.7, 1.5, 1.5], 1100, { rowHeight: 232, gap: 6 })

  test('move along the grid and stop at both ends', () => {
    expect(moveByKey('ArrowLeft', 0, layout)).toBe(0)
    expect(moveByKey('ArrowRight', 0, layout)).toBe(1)
    expect(moveByKey('ArrowRight', 5, layout)).toBe(5)
    expect(moveByKey('End', 1, layout)).toBe(5)
    expect(moveByKey('Home', 4, layout)).toBe(0)
  })

  test('move to the nearest photo above and below', () => {
    expect(moveByKey('ArrowDown', 0, layout)).toBe(3)
    expect(moveByKey('ArrowUp', 3, layout)).toBe(0)
    expect(moveByKey('ArrowUp', 0, layout)).toBe(0)
    expect(moveByKey('ArrowDown', 5, layout)).toBe(5)
  })

  test('other keys are ignored', () => {
    expect(moveByKey('a', 0, layout)).toBeNull()
  })
})
