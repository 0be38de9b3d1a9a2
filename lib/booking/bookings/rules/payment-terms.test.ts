import { expect, test } from 'vitest'
import { freeCancellationText } from '@/lib/studio/settings/words'
import { forClient } from './charge-settings'
import { agreedTotal, agreementOf, isWithinAgreement } from './payment-terms'

const settings = {
  name: 'Northlight',
  chargeAfterDays: 0,
  chargeRetryDays: [1, 3, 7],
  depositCents: 0,
  depositPercent: null,
  minDepositCents: 50,
  lateCancelFeeCents: 0,
  cancellation: freeCancellationText,
}
const price = { totalCents: 29_900, taxCents: 0, currency: 'USD' }

test('names the studio, the amount, and when the card is charged', () => {
  expect(agreementOf(settings, price)?.text).toBe(
    "I agree that Northlight charges $299.00 to this card when my photos are delivered. It won't charge more than that without asking me, and I can pay earlier. If the charge fails, it's tried again 1, 3, and 7 days later with the card I saved last. If my bank wants me to confirm a charge, I get an email. Canceling is free at any time.",
  )
  expect(agreementOf({ ...settings, chargeAfterDays: 1, chargeRetryDays: [] }, price)?.text).toContain(
    '1 day after my photos are delivered',
  )
  expect(agreementOf(settings, { ...price, taxCents: 2_467 })?.text).toContain('$323.67')
  expect(agreementOf(settings, { ...price, taxCents: null })?.text).toContain('$299.00 plus tax')
})

test('there is nothing to agree to where the studio sends invoices, or the order is free', () => {
  expect(agreementOf({ ...settings, chargeAfterDays: null }, price)).toBeNull()
  expect(agreementOf(settings, { ...price, totalCents: 0 })).toBeNull()
})

test('a client who pays by invoice agrees to no charge, whatever the studio charges others', () => {
  const charging = { ...settings, depositPercent: 25 }
  const studio = { ...charging, freeCancelHours: 24, lateCancelFeeCents: 0, currency: 'USD' }
  expect(agreementOf(forClient(studio, false), price)).toEqual(agreementOf(charging, price))
  expect(agreementOf(forClient(studio, true), price)).toBeNull()
})

test('names the late fee, and until when cancelling is free', () => {
  const studio = { ...settings, freeCancelHours: 24, lateCancelFeeCents: 5_000, currency: 'USD' }
  expect(agreementOf(forClient(studio, false), price)?.text).toContain(
    "Canceling is free until 24 hours before the shoot. After that, it costs $50.00. As long as the studio hasn't approved the booking, it's free.",
  )
})

test('names only the late fee where nothing is charged to the card', () => {
  const studio = { ...settings, freeCancelHours: 24, lateCancelFeeCents: 5_000, currency: 'USD' }
  const agreed = {
    text: "I agree to Northlight's cancellation terms. Canceling is free until 24 hours before the shoot. After that, it costs $50.00. As long as the studio hasn't approved the booking, it's free.",
    depositCents: 0,
    chargeAfterDays: null,
    retryDays: [],
  }
  expect(agreementOf(forClient(studio, true), price)).toEqual(agreed)
  expect(agreementOf(forClient({ ...studio, chargeAfterDays: null }, false), price)).toEqual(agreed)
  expect(agreementOf(forClient(studio, false), { ...price, coveredCents: 29_900 })).toEqual(agreed)
})

test('names the deposit and the rest', () => {
  const withDeposit = { ...settings, depositCents: 10_000 }
  expect(agreementOf(withDeposit, price)).toMatchObject({
    depositCents: 10_000,
    text: expect.stringContaining('a deposit of $100.00 to this card now, and the rest, $199.00, when'),
  })
  expect(agreementOf({ ...withDeposit, chargeAfterDays: null }, price)?.text).toBe(
    'I agree that Northlight charges a deposit of $100.00 to this card now. The rest, $199.00, is due by invoice after delivery. Canceling is free at any time. The deposit is refunded if I cancel while that is free. Otherwise, the fee is taken from it, and I get the rest.',
  )
})

test('a deposit that is too small for a card is not asked for', () => {
  const withDeposit = { ...settings, depositPercent: 10 }
  expect(agreementOf(withDeposit, { ...price, totalCents: 484 })?.depositCents).toBe(0)
  expect(agreementOf(withDeposit, { ...price, totalCents: 500 })?.depositCents).toBe(50)
  expect(agreementOf({ ...withDeposit, chargeAfterDays: null }, { ...price, totalCents: 484 })).toBeNull()
})

test('an invoice may be at most what was agreed, with the tax that was shown', () => {
  const agreed = { ownCents: 29_900, taxCents: 2_467 }
  const bill = { agreedCents: 29_900, amountCents: 32_367, othersCents: 0 }
  expect(isWithinAgreement(agreed, bill)).toBe(true)
  expect(isWithinAgreement(agreed, { ...bill, amountCents: 32_368 })).toBe(false)
  expect(isWithinAgreement(agreed, { ...bill, amountCents: 33_367, othersCents: 1_000 })).toBe(true)
  const untaxed = { ...agreed, taxCents: null }
  expect(isWithinAgreement(untaxed, { ...bill, amountCents: 32_368 })).toBe(true)
  expect(isWithinAgreement(untaxed, { ...bill, agreedCents: 29_901 })).toBe(false)
})

test('what the studio adds later, and what a brokerage pays, is not agreed', () => {
  const service = { priceCents: 29_900, addedAt: null, addedTaxCents: 0 }
  const added = { priceCents: 5000, addedAt: new Date(), addedTaxCents: 413 }
  const booking = {
    totalAmountCents: 34_900,
    estimatedTaxCents: 2_880,
    coverage: null,
    services: [service, added],
  }
  expect(agreedTotal(booking)).toEqual({ ownCents: 29_900, taxCents: 2_467 })
  expect(agreedTotal({ ...booking, estimatedTaxCents: null }).taxCents).toBeNull()
  expect(agreedTotal({ ...booking, coverage: { coveredCents: 10_000 } }).ownCents).toBe(19_900)
})
