import { expect, test } from 'vitest'
import { summarizeFacts } from './facts'

test('the cover names the facts that buyers ask for first', () => {
  expect(
    summarizeFacts([
      ['Bedrooms', '1'],
      ['Bathrooms', '2.5'],
      ['Square feet', '2,480'],
      ['Lot', '0.34 acres'],
    ]),
  ).toBe('1 bed · 2.5 baths · 2,480 sq ft')
  expect(summarizeFacts([['Built', '1926']])).toBe('')
})
