import { expect, test } from 'vitest'
import { describeRefund, missingAmountText } from './refund'

const terms = {
  currency: 'USD',
  leftCents: 44_800,
  refundedCents: 5_000,
  isWhole: false,
  creditCents: 0,
  takenBy: [],
  amountCents: 49_800,
  taxCents: 0,
  depositCents: 0,
  destination: 'the card ending 4242',
  isByHand: false,
  isByStatement: false,
  allowsCredit: true,
  locksPhotos: true,
}

test.each([
  [44_800, 'Refunds $448.00 to the card ending 4242. The photos lock again.'],
  [10_000, 'Refunds $100.00 to the card ending 4242. The photos stay unlocked.'],
  [44_801, 'You can refund up to $448.00.'],
  [0, missingAmountText],
  [null, missingAmountText],
])('describes a refund of %s cents', (cents, sentence) => {
  expect(describeRefund(terms, cents)).toBe(sentence)
})

test('names the tax in a refund', () => {
  expect(describeRefund({ ...terms, taxCents: 3_795, locksPhotos: false }, 10_000)).toBe(
    'Refunds $100.00 to the card ending 4242. Includes $7.62 tax.',
  )
})

test('describes a refund by hand', () => {
  const byHand = { ...terms, destination: 'cash', isByHand: true, locksPhotos: false }
  expect(describeRefund(byHand, 44_800)).toBe(
    'This only records the refund of $448.00. Pay it back yourself: the invoice was paid by cash.',
  )
})

test('describes the refund of what a deposit and credit paid', () => {
  const kept = {
    ...terms,
    amountCents: 0,
    leftCents: 5_000,
    refundedCents: 0,
    depositCents: -5_000,
    isWhole: true,
  }
  expect(describeRefund({ ...kept, taxCents: 400, creditCents: 1_000, locksPhotos: false }, 5_000)).toBe(
    'Refunds $40.00 to the card ending 4242. Returns $10.00 of account credit. Includes $4.00 tax.',
  )
  expect(describeRefund({ ...kept, creditCents: 5_000, isByHand: true }, 5_000)).toBe(
    'Returns $50.00 of account credit. The photos lock again.',
  )
})
