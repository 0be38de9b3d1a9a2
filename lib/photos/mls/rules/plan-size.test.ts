import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isWithinLargest, planSize, reachesSmallest } from './plan-size'

const open = {
  minWidth: null,
  minHeight: null,
  maxWidth: null,
  maxHeight: null,
  aspectWidth: null,
  aspectHeight: null,
  aspectMethod: 'LEAVE' as const,
}
const box = { ...open, maxWidth: 2048, maxHeight: 1536 }
const landscape = { aspectWidth: 4, aspectHeight: 3 }

describe('the size of a photo', () => {
  test.each([
    ['a landscape photo fits the width', { width: 6000, height: 4000 }, { width: 2048, height: 1365 }],
    [
      'an upright one fits the height as written',
      { width: 4000, height: 6000 },
      { width: 1024, height: 1536 },
    ],
    ['a small one is not enlarged', { width: 800, height: 600 }, { width: 800, height: 600 }],
  ])('%s', (_name, photo, size) => {
    expect(planSize(photo, box)).toEqual({ size, scaled: size, method: 'SCALE' })
  })

  test('has the target shape after cropping, turned for an upright photo', () => {
    const crop = { ...box, ...landscape, aspectMethod: 'CROP' as const }
    expect(planSize({ width: 6000, height: 4000 }, crop)).toEqual({
      size: { width: 2048, height: 1536 },
      scaled: { width: 2304, height: 1536 },
      method: 'CROP',
    })
    expect(planSize({ width: 4000, height: 6000 }, crop).size).toEqual({ width: 1152, height: 1536 })
  })

  test('has the target shape after padding, landscape also for an upright photo', () => {
    const pad = { ...box, ...landscape, aspectMethod: 'PAD' as const }
    expect(planSize({ width: 4000, height: 6000 }, pad)).toEqual({
      size: { width: 2048, height: 1536 },
      scaled: { width: 1024, height: 1536 },
      method: 'PAD',
    })
    expect(planSize({ width: 4000, height: 3000 }, pad).method).toBe('SCALE')
  })

  test('reaches the smallest size turned, if the photo is upright', () => {
    const smallest = { minWidth: 1024, minHeight: 768 }
    expect(reachesSmallest({ width: 768, height: 1024 }, smallest)).toBe(true)
    expect(reachesSmallest({ width: 700, height: 2000 }, smallest)).toBe(false)
    expect(reachesSmallest({ width: 1, height: 1 }, open)).toBe(true)
  })

  test('of any photo satisfies any profile', () => {
    const side = fc.integer({ min: 1, max: 12_000 })
    const limit = fc.option(fc.integer({ min: 100, max: 8000 }))
    const part = fc.integer({ min: 1, max: 20 })
    const limits = fc.record({
      minWidth: limit,
      minHeight: limit,
      maxWidth: limit,
      maxHeight: limit,
      aspectWidth: part,
      aspectHeight: part,
      aspectMethod: fc.constantFrom('LEAVE' as const, 'CROP' as const, 'PAD' as const),
    })
    fc.assert(
      fc.property(fc.record({ width: side, height: side }), limits, (photo, wanted) => {
        const { size, scaled, method } = planSize(photo, wanted)
        expect(isWithinLargest(size, wanted)).toBe(true)
        expect(scaled.width).toBeLessThanOrEqual(photo.width)
        expect(scaled.height).toBeLessThanOrEqual(photo.height)
        expect(Math.min(size.width, size.height, scaled.width, scaled.height)).toBeGreaterThan(0)
        if (method === 'SCALE') expect(scaled).toEqual(size)
        const covers = scaled.width >= size.width && scaled.height >= size.height
        const fits = scaled.width <= size.width && scaled.height <= size.height
        expect(method === 'CROP' ? covers : fits).toBe(true)
        if (method !== 'SCALE') expect(isInShape(size, wanted)).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })
})

/** Whether a size has the shape, upright or not, to within the rounding of one pixel. */
function isInShape(
  { width, height }: { width: number; height: number },
  { aspectWidth, aspectHeight }: { aspectWidth: number; aspectHeight: number },
) {
  const ratios = [aspectWidth / aspectHeight, aspectHeight / aspectWidth]
  return ratios.some((ratio) => {
    // A side that rounds to one pixel has no shape left.
    const slack = Math.max(1, ratio, 1 / ratio)
    return Math.abs(width - height * ratio) <= slack || height === 1 || width === 1
  })
}
