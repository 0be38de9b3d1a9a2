import { describe, expect, test } from 'vitest'
import { findMissedEvents, shortenReason, stateOf } from './rules'

describe('the reason of a failure', () => {
  test.each([
    ['Stripe rejected sk_live_abc123DEF456 as a key', 'Stripe rejected [removed] as a key'],
    [
      "can't reach postgres://northlight:hunter2@db.internal/portal",
      "can't reach postgres://db.internal/portal",
    ],
    ['GET https://files.test/f/a?signature=abc&expires=1 failed', 'GET https://files.test/f/a failed'],
    ['bad header Authorization: Bearer abc.def', 'bad header Authorization: [removed]'],
    ['token=abc is expired', 'token=[removed] is expired'],
    ['no link r4nD0mr4nD0mr4nD0mr4nD0m', 'no link [removed]'],
    ['storage responded 503 for a file', 'storage responded 503 for a file'],
    ['no row 0b6ff3f1-74a4-4f04-9c3e-0f3b0f6f6c11', 'no row 0b6ff3f1-74a4-4f04-9c3e-0f3b0f6f6c11'],
    ['first\n    at file.ts:1', 'first'],
    ['', 'No reason was recorded.'],
  ])('%j is shown as %j', (error, reason) => {
    expect(shortenReason(error)).toBe(reason)
  })

  test('is at most 200 characters long', () => {
    expect(shortenReason('no '.repeat(100))).toHaveLength(200)
  })
})

test('a service is in the state of whichever came last', () => {
  const [early, late] = [new Date(1), new Date(2)]
  expect(stateOf(null, null)).toBe('unused')
  expect(stateOf(late, early)).toBe('working')
  expect(stateOf(early, late)).toBe('failing')
  expect(stateOf(null, late)).toBe('failing')
})

describe('the events that a webhook lacks', () => {
  const url = 'https://portal.test/api/stripe/webhook'
  const endpoint = { url, status: 'enabled', enabled_events: ['charge.refunded'] }
  const needed = ['charge.refunded', 'refund.failed']

  test('are those that no enabled endpoint at the URL sends', () => {
    const other = { ...endpoint, enabled_events: ['refund.failed'] }
    expect(findMissedEvents([endpoint], url, needed)).toEqual(['refund.failed'])
    expect(findMissedEvents([endpoint, other], url, needed)).toEqual([])
    expect(findMissedEvents([{ ...endpoint, enabled_events: ['*'] }], url, needed)).toEqual([])
  })

  test('are unknown without an endpoint', () => {
    expect(findMissedEvents([], url, needed)).toBeNull()
    expect(findMissedEvents([{ ...endpoint, status: 'disabled' }], url, needed)).toBeNull()
    expect(findMissedEvents([{ ...endpoint, url: `${url}s` }], url, needed)).toBeNull()
  })
})
