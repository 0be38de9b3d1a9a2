import { expect, test } from 'vitest'
import { describeCheck, describeUndone } from './import'

const nothing = { new: 0, imported: 0, repeated: 0, 'unknown-client': 0, wrong: 0 }

test('what an import leaves out is said for one row and for several, and only what there is', () => {
  expect(describeCheck(nothing, 0)).toEqual(['0 galleries with 0 photos'])
  expect(describeCheck({ ...nothing, new: 1, imported: 2, wrong: 1 }, 1)).toEqual([
    '1 gallery with 1 photo',
    '2 galleries imported before.',
    '1 row to correct, or to leave out.',
  ])
  expect(describeCheck({ ...nothing, 'unknown-client': 3, repeated: 1 }, 0)).toEqual([
    '0 galleries with 0 photos',
    '3 rows with an email that no client has.',
    '1 row of a gallery that the file has twice.',
  ])
})

test('an undone import says what is still there', () => {
  expect(describeUndone({ deletedCount: 1, remainingCount: 0 })).toBe('1 gallery deleted.')
  expect(describeUndone({ deletedCount: 3, remainingCount: 1 })).toBe(
    '3 galleries deleted. Not deleted, because they were opened or changed: 1.',
  )
})
