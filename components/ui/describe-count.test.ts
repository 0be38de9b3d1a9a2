import { expect, test } from 'vitest'
import { describeCount } from './describe-count'

test.each([
  [0, '0'],
  [99, '99'],
  [100, '99+'],
  [5000, '99+'],
])('%i reads %s', (count, text) => expect(describeCount(count)).toBe(text))
