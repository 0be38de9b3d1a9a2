import { expect, it } from 'vitest'
import { formatAge } from './format-age'

const now = Date.parse('2026-06-10T12:00:00Z')

it.each([
  ['2026-06-10T12:00:30Z', 'now'],
  ['2026-06-10T11:59:30Z', 'now'],
  ['2026-06-10T11:51:00Z', '9 min'],
  ['2026-06-10T10:00:00Z', '2 h'],
  ['2026-06-09T11:00:00Z', 'Yesterday'],
  ['2026-06-06T11:00:00Z', '4 days'],
])('%s is %s', (at, words) => {
  expect(formatAge(at, now)).toBe(words)
})

it('is the date in the zone of the machine when it is older', () => {
  const noon = new Date(2026, 4, 1, 12)
  expect(formatAge(noon.toISOString(), now)).toBe('May 01')
})
