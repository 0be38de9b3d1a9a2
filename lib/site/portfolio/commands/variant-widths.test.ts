import { expect, test } from 'vitest'
import { cut, fallbackWidth, hasCut, variantWidths } from './variant-widths'

test.each([
  [6000, [480, 960, 1600, 2400]],
  [2400, [480, 960, 1600, 2400]],
  [1700, [480, 960, 1700]],
  [1200, [480, 960, 1200]],
  [500, [500]],
  [300, [300]],
  [1, [1]],
])('a picture %i px wide is made in %j, never wider than it is', (width, widths) => {
  expect(variantWidths(width)).toEqual(widths)
})

test('the uncropped JPEG and the crop never have the same width', () => {
  for (const width of [1, 300, 959, 960, 961, 1199, 1200, 1201, 6000]) {
    expect(fallbackWidth(width)).toBeLessThanOrEqual(width)
    expect(fallbackWidth(width)).not.toBe(cut.width)
  }
})

test('only large enough pictures are cropped', () => {
  expect(hasCut({ width: 1200, height: 630 })).toBe(true)
  expect(hasCut({ width: 1199, height: 800 })).toBe(false)
  expect(hasCut({ width: 3000, height: 629 })).toBe(false)
})
