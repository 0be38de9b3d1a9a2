import { expect, test } from 'vitest'
import { readRoadFactor } from './travel'

test.each([
  ['1.4', 140],
  [' 1,25 ', 125],
  ['1', 100],
  ['3', 300],
  ['3.01', null],
  ['0.9', null],
  ['1.417', null],
  ['', null],
  ['-1.4', null],
])('the road factor %j is %j', (text, percent) => {
  expect(readRoadFactor(text)).toBe(percent)
})
