import { expect, test } from 'vitest'
import { isRecentlyConfirmed } from './factors'

test('a confirmation lasts ten minutes', () => {
  const at = new Date('2026-06-01T12:00:00Z')
  expect(isRecentlyConfirmed(at, new Date('2026-06-01T12:09:59Z'))).toBe(true)
  expect(isRecentlyConfirmed(at, new Date('2026-06-01T12:10:00Z'))).toBe(false)
  expect(isRecentlyConfirmed(null, at)).toBe(false)
})
