import fc from 'fast-check'
import { expect, test } from 'vitest'
import { measureTilt } from './measure-tilt'
import type { GrayPicture } from './picture-measures'

const [width, height] = [300, 200]

/** Draws bars whose edges lean by `leanAt` degrees at a place from -1 at the left to 1 at the right, smoothed over a pixel. */
function drawBars(leanAt: (place: number) => number, shades: [number, number] = [60, 200]): GrayPicture {
  const pixels = new Uint8Array(width * height).fill(shades[0])
  for (let bar = 0; bar < 8; bar += 1) {
    const middle = 30 + bar * 34
    const lean = Math.tan((leanAt((2 * middle) / width - 1) / 180) * Math.PI)
    for (let y = 0; y < height; y += 1) {
      const center = middle - (y - height / 2) * lean
      for (let x = Math.ceil(center - 9); x < center + 9; x += 1) {
        const cover = Math.min(1, Math.max(0, 8 - Math.abs(x - center)))
        pixels[y * width + x] = Math.round(shades[0] + (shades[1] - shades[0]) * cover)
      }
    }
  }
  return { width, height, pixels }
}

test('leaning verticals are measured to a quarter of a degree', () => {
  fc.assert(
    fc.property(fc.double({ min: -5, max: 5, noNaN: true }), fc.boolean(), (degrees, isDark) => {
      const tilt = measureTilt(drawBars(() => degrees, isDark ? [200, 60] : [60, 200]))
      expect(tilt).not.toBeNull()
      expect(Math.abs((tilt ?? 0) - degrees)).toBeLessThan(0.25)
    }),
    { numRuns: 30 },
  )
})

test('verticals that converge do not lean', () => {
  const tilt = measureTilt(drawBars((place) => place * -3))
  expect(Math.abs(tilt ?? 0)).toBeLessThan(0.5)
})

test('without verticals nothing leans', () => {
  expect(measureTilt({ width, height, pixels: new Uint8Array(width * height).fill(128) })).toBeNull()
  const rows = new Uint8Array(width * height).map((_, at) => (Math.floor(at / width / 9) % 2 ? 200 : 50))
  expect(measureTilt({ width, height, pixels: rows })).toBeNull()
  expect(measureTilt({ width: 0, height: 0, pixels: new Uint8Array() })).toBeNull()
})
