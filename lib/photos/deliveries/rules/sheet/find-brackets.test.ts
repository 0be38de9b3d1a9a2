import { expect, test } from 'vitest'
import { type Frame, findBrackets } from './find-brackets'

/** Frames a second apart with these exposure biases. */
const biased = (biases: readonly (number | null)[], start = 0): Frame[] =>
  biases.map((bias, place) => ({
    id: `${start + place}`,
    takenAt: (start + place) * 1000,
    bias,
    seconds: 1 / 60,
  }))

test.each([[[0, -2, 2]], [[-2, -1, 0, 1, 2]], [[0, -1, 1, -2, 2, -3, 3]]])('%j is a bracket', (biases) => {
  const [bracket, ...others] = findBrackets(biased(biases))
  expect(others).toEqual([])
  expect(bracket?.ids).toHaveLength(biases.length)
  expect(bracket?.middleId).toBe(String(biases.indexOf(0)))
})

test('two brackets in a row are two', () => {
  const brackets = findBrackets(biased([0, -2, 2, 0, -2, 2]))
  expect(brackets.map(({ middleId }) => middleId)).toEqual(['0', '3'])
})

test('a bracket by hand varies the exposure time', () => {
  const frames = [1 / 60, 1 / 240, 1 / 15].map((seconds, place) => ({
    id: `${place}`,
    takenAt: place * 1000,
    bias: 0,
    seconds,
  }))
  expect(findBrackets(frames)).toEqual([{ ids: ['1', '0', '2'], middleId: '0' }])
})

test.each([
  ['the same exposure', [0, 0, 0]],
  ['two exposures', [0, -2]],
  ['four exposures', [0, -2, 2, 4]],
  ['uneven steps', [0, -2, 3]],
  ['no exposure', [null, null, null]],
])('%s is no bracket', (_, biases) => {
  expect(findBrackets(biased(biases))).toEqual([])
})

test('frames that are minutes apart, or without a time, are no bracket', () => {
  const frames = biased([0, -2, 2])
  expect(findBrackets(frames.map((frame, place) => ({ ...frame, takenAt: place * 60_000 })))).toEqual([])
  expect(findBrackets(frames.map((frame) => ({ ...frame, takenAt: null })))).toEqual([])
})
