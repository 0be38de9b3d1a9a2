import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatSizes, reelFileName, reelFormats, stillFileName } from './formats'
import { cropAt, maxZoom, moveAt, noMove } from './move'

const photo = { width: 3000, height: 2000 }
const square = formatSizes['1:1']

test('a still is cropped as everywhere else: around the focal point, else around the center', () => {
  expect(cropAt(photo, square, null, noMove, 0)).toEqual({ x: 500, y: 0, width: 2000, height: 2000 })
  expect(cropAt(photo, square, { x: 80, y: 10 }, noMove, 1)).toEqual({
    x: 800,
    y: 0,
    width: 2000,
    height: 2000,
  })
})

test('the first photo comes closer, the next goes farther', () => {
  const width = (place: number, progress: number) =>
    cropAt(photo, square, null, moveAt(place), progress).width
  expect([width(0, 0), width(0, 1)]).toEqual([2000, 2000 / maxZoom])
  expect([width(1, 0), width(1, 1)]).toEqual([2000 / maxZoom, 2000])
})

const sides = fc.integer({ min: 16, max: 12_000 })
const percents = fc.integer({ min: 0, max: 100 })

test('a crop never leaves the photo, has the proportions of the output, and has the focal point in it', () => {
  fc.assert(
    fc.property(
      ...[fc.record({ width: sides, height: sides }), fc.constantFrom(...reelFormats)],
      ...[fc.option(fc.record({ x: percents, y: percents })), fc.nat(20)],
      fc.double({ min: 0, max: 1, noNaN: true }),
      (size, format, focus, place, progress) => {
        const output = formatSizes[format]
        const { x, y, width, height } = cropAt(size, output, focus, moveAt(place), progress)
        const tolerance = 1e-6
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(-tolerance)
        expect(x + width).toBeLessThanOrEqual(size.width + tolerance)
        expect(y + height).toBeLessThanOrEqual(size.height + tolerance)
        expect(width / height).toBeCloseTo(output.width / output.height, 6)
        const point = focus ?? { x: 50, y: 50 }
        const [across, down] = [(size.width * point.x) / 100, (size.height * point.y) / 100]
        expect(across).toBeGreaterThanOrEqual(x - tolerance)
        expect(across).toBeLessThanOrEqual(x + width + tolerance)
        expect(down).toBeGreaterThanOrEqual(y - tolerance)
        expect(down).toBeLessThanOrEqual(y + height + tolerance)
      },
    ),
  )
})

test('files are named after the property and the format', () => {
  expect(reelFileName('903 Chestnut Street', '9:16')).toBe('903-chestnut-street-9x16.mp4')
  expect(reelFileName('', '1:1')).toBe('reel-1x1.mp4')
  expect(stillFileName('Kitchen.final.NEF', '1:1')).toBe('kitchen-final-1x1.jpg')
})
