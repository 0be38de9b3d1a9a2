import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moveSpot, spotIn } from './pins'

test('a spot is a fraction of the photo at any size', () => {
  expect(spotIn({ x: 250, y: 150 }, { left: 50, top: 50, width: 800, height: 400 })).toEqual({
    x: 0.25,
    y: 0.25,
  })
})

test('a pin never leaves the photo', () => {
  const key = fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown')
  const keys = fc.array(fc.record({ key, shiftKey: fc.boolean() }), { maxLength: 80 })
  fc.assert(
    fc.property(keys, (all) => {
      const end = all.reduce((spot, pressed) => moveSpot(spot, pressed) ?? spot, { x: 0.5, y: 0.5 })
      expect(Math.min(end.x, end.y)).toBeGreaterThanOrEqual(0)
      expect(Math.max(end.x, end.y)).toBeLessThanOrEqual(1)
    }),
  )
  expect(moveSpot({ x: 0.5, y: 0.5 }, { key: 'a', shiftKey: false })).toBeNull()
})
