import { expect, test } from 'vitest'
import { directionTo, nudge, pinsOn, replacePin, spotIn, turnByKey, wrapDegrees } from './plan-pins'

const box = { left: 100, top: 50, width: 400, height: 200 }

test('a spot is a fraction of the plan; a point beside it counts as at its edge', () => {
  expect(spotIn({ clientX: 200, clientY: 100 }, box)).toEqual({ x: 0.25, y: 0.25 })
  expect(spotIn({ clientX: 90, clientY: 900 }, box)).toEqual({ x: 0, y: 1 })
  expect(spotIn({ clientX: 90, clientY: 900 }, { ...box, width: 0, height: 0 })).toEqual({ x: 0, y: 0 })
})

test('arrow keys move a pin, with Shift further, and never off the plan', () => {
  const at = { x: 0.5, y: 0.98 }
  expect(nudge(at, { key: 'ArrowLeft', shiftKey: false })).toEqual({ x: 0.49, y: 0.98 })
  expect(nudge(at, { key: 'ArrowDown', shiftKey: true })).toEqual({ x: 0.5, y: 1 })
  expect(nudge(at, { key: 'Enter', shiftKey: false })).toBeNull()
  expect(nudge(at, { key: 'toString', shiftKey: false })).toBeNull()
})

test('R turns a pin by 15° around the circle, and begins at the top', () => {
  expect(turnByKey(null, { key: 'r', shiftKey: false })).toBe(0)
  expect(turnByKey(350, { key: 'r', shiftKey: false })).toBe(5)
  expect(turnByKey(5, { key: 'R', shiftKey: true })).toBe(350)
  expect(turnByKey(5, { key: 'q', shiftKey: false })).toBeNull()
})

test('a direction is whole degrees clockwise from the top', () => {
  const center = { x: 10, y: 10 }
  expect(directionTo(center, { x: 10, y: 0 })).toBe(0)
  expect(directionTo(center, { x: 20, y: 10 })).toBe(90)
  expect(directionTo(center, { x: 10, y: 20 })).toBe(180)
  expect(directionTo(center, { x: 0, y: 10 })).toBe(270)
  expect([-1, 359.7, 720].map(wrapDegrees)).toEqual([359, 0, 0])
})

const pin = (planId: string, photoId: string) => ({ planId, photoId, x: 0.5, y: 0.5, direction: null })

test('a plan shows the pins of the shown photos, in their order', () => {
  const pins = [pin('plan', 'c'), pin('plan', 'a'), pin('plan', 'gone'), pin('upstairs', 'b')]
  const shown = pinsOn('plan', pins, [{ id: 'a' }, { id: 'b' }, { id: 'c' }])
  expect(shown.map(({ photoId, index }) => [photoId, index])).toEqual([
    ['a', 0],
    ['c', 2],
  ])
})

test('a photo has one pin on each plan', () => {
  const pins = [pin('plan', 'a'), pin('upstairs', 'a')]
  const moved = { ...pin('plan', 'a'), x: 0.1 }
  expect(replacePin(pins, moved, moved)).toEqual([pin('upstairs', 'a'), moved])
  expect(replacePin(pins, moved, null)).toEqual([pin('upstairs', 'a')])
})
