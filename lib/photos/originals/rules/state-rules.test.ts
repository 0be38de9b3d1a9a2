import { expect, test } from 'vitest'
import { rulesOf, statusOf } from './state-rules'

test.each([
  ['CA', '2025-12-31', 'UPCOMING'],
  ['CA', '2026-01-01', 'IN_FORCE'],
  ['WI', '2026-12-31', 'UPCOMING'],
  ['WI', '2027-01-01', 'IN_FORCE'],
  // A bill, however old.
  ['NY', '2036-01-01', 'PENDING'],
] as const)('the rule of %s is on %s: %s', (state, today, status) => {
  expect(rulesOf(state).map((rule) => [rule.state, statusOf(rule, today)])).toEqual([[state, status]])
})

test('no rule applies in another state, or where the state is unknown', () => {
  expect(rulesOf('OH')).toEqual([])
  expect(rulesOf(null)).toEqual([])
})
