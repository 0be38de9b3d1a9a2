import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  differenceHash,
  type GrayPicture,
  hashDistance,
  meanLuminance,
  measureFineness,
  measureSharpness,
  measureWhite,
  toGray,
} from './picture-measures'

/** Draws a picture from a function of the position, each from 0 to 1. */
function draw(shade: (x: number, y: number) => number, width = 90, height = 60): GrayPicture {
  const pixels = Uint8Array.from({ length: width * height }, (_, at) =>
    Math.round(255 * shade((at % width) / width, Math.floor(at / width) / height)),
  )
  return { width, height, pixels }
}

const checks = (x: number, y: number) => (Math.floor(x * 30) + Math.floor(y * 20)) % 2
const waves = (x: number, y: number) => 0.5 + 0.4 * Math.sin(x * 9 + y * 4)

test('green weighs most in gray', () => {
  const rgba = Uint8ClampedArray.of(255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255)
  expect([...toGray(rgba, 3, 1).pixels]).toEqual([76, 150, 29])
})

test('the mean luminance of black is 0', () => {
  expect(meanLuminance(draw(() => 0))).toBe(0)
  expect(meanLuminance(draw(() => 1))).toBe(255)
  expect(meanLuminance({ width: 0, height: 0, pixels: new Uint8Array() })).toBe(0)
})

test('edges are sharp, slopes are not, and one sharp part is enough', () => {
  expect(measureSharpness(draw(checks))).toBeGreaterThan(1000)
  expect(measureSharpness(draw(waves))).toBeLessThan(20)
  expect(
    measureSharpness(draw((x, y) => (x > 0.75 && y > 0.75 ? checks(x, y) : waves(x, y)))),
  ).toBeGreaterThan(1000)
})

test('the same view has the same hash at another size and brightness', () => {
  const hash = differenceHash(draw(waves))
  expect(hash).toMatch(/^[0-9a-f]{16}$/)
  expect(hashDistance(hash, differenceHash(draw(waves, 180, 120)))).toBeLessThanOrEqual(2)
  expect(hashDistance(hash, differenceHash(draw((x, y) => waves(x, y) * 0.7)))).toBeLessThanOrEqual(2)
})

test('another view has another hash', () => {
  const hash = differenceHash(draw(waves))
  expect(hashDistance(hash, differenceHash(draw((x, y) => waves(1 - x, y * 2))))).toBeGreaterThan(10)
})

test('sharp pictures are finer than soft ones, whatever their contrast', () => {
  const steep = (x: number, contrast: number) => 0.5 + contrast * Math.tanh((x - 0.52) * 400)
  const slow = (x: number, contrast: number) => 0.5 + contrast * Math.tanh((x - 0.52) * 12)
  for (const contrast of [0.5, 0.2]) {
    expect(measureFineness(draw((x) => steep(x, contrast)))).toBeGreaterThan(0.6)
    expect(measureFineness(draw((x) => slow(x, contrast)))).toBeLessThan(0.2)
  }
  expect(measureFineness(draw(() => 0.5))).toBe(0)
})

test('white is the share of what is clipped', () => {
  expect(measureWhite(draw((x) => (x < 0.25 ? 1 : 0.9)))).toBeCloseTo(0.25, 1)
  expect(measureWhite({ width: 0, height: 0, pixels: new Uint8Array() })).toBe(0)
})

test('the distance counts bits', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }),
      fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }),
      (one, other) => {
        const hex = (bits: bigint) => bits.toString(16).padStart(16, '0')
        const differing = [...(one ^ other).toString(2)].filter((bit) => bit === '1').length
        expect(hashDistance(hex(one), hex(other))).toBe(differing)
      },
    ),
  )
  expect(hashDistance('0000000000000000', '000000000000000f')).toBe(4)
  expect(hashDistance('ffffffffffffffff', 'ffffffffffffffff')).toBe(0)
})
