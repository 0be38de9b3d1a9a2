import { expect, test } from 'vitest'
import { limitRunTime } from './limit-run-time'

test('returns a result, passes errors on, and stops a loop', () => {
  expect(limitRunTime(1000, () => 'done')).toBe('done')
  expect(() =>
    limitRunTime(1000, () => {
      throw new RangeError('broken')
    }),
  ).toThrow(RangeError)
  let turns = 0
  expect(() =>
    limitRunTime(20, () => {
      while (turns >= 0) turns = (turns + 1) % 1000
    }),
  ).toThrow(expect.objectContaining({ code: 'ERR_SCRIPT_EXECUTION_TIMEOUT' }))
})
