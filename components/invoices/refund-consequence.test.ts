import { expect, test } from 'vitest'
import { refundConsequence } from './refund-consequence'

const terms = {
  currency: 'USD',
  leftCents: 44_800,
  destination: 'the card ending 4242',
  isByHand: false,
  locksPhotos: true,
}

test.each([
  [44_800, 'Refunds $448.00 to the card ending 4242. The photos lock again.'],
  [10_000, 'Refunds $100.00 to the card ending 4242. The photos stay unlocked.'],
  [44_801, 'At most $448.00 can be refunded.'],
  [0, 'Enter the amount to refund.'],
  [null, 'Enter the amount to refund.'],
])('%s cents', (cents, sentence) => {
  expect(refundConsequence(terms, cents)).toBe(sentence)
})

test('money that came by hand goes back by hand', () => {
  const byHand = { ...terms, destination: 'cash', isByHand: true, locksPhotos: false }
  expect(refundConsequence(byHand, 44_800)).toBe(
    'Records $448.00 as refunded by hand. It was paid by cash, so the portal moves no money.',
  )
})
