import { expect, test } from 'vitest'
import { focalStyle, movePoint, pointAt, readPoint } from './focal-point'

const box = { left: 100, top: 50, width: 200, height: 100 }

test('a press is measured in whole percents of the picture, and stays in it', () => {
  expect(pointAt({ clientX: 151, clientY: 75 }, box)).toEqual({ x: 26, y: 25 })
  expect(pointAt({ clientX: 0, clientY: 900 }, box)).toEqual({ x: 0, y: 100 })
  expect(pointAt({ clientX: 100, clientY: 50 }, { ...box, width: 0, height: 0 })).toEqual({ x: 0, y: 0 })
})

test('arrow keys move it, and no other key', () => {
  expect(movePoint({ x: 50, y: 50 }, 'ArrowLeft')).toEqual({ x: 45, y: 50 })
  expect(movePoint({ x: 50, y: 98 }, 'ArrowDown')).toEqual({ x: 50, y: 100 })
  expect(movePoint({ x: 50, y: 50 }, 'Enter')).toBeNull()
})

test('without a point, a picture is cropped around its center', () => {
  expect(focalStyle(readPoint(30, 60))).toEqual({ objectPosition: '30% 60%' })
  expect(focalStyle(readPoint(null, null))).toBeUndefined()
})
