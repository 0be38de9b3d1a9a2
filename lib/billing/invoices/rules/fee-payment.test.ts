import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planFeePayment } from './fee-payment'

const cents = fc.integer({ min: 0, max: 100_000 })
const deposit = fc.record({
  amountCents: cents,
  stripePaymentId: fc.constantFrom('pi_1', null),
  refundedCents: fc.constant(0),
  pendingCents: fc.constant(0),
})

test('a fee is paid in full, and a deposit used up, whatever they come to', () => {
  fc.assert(
    fc.property(cents, fc.array(deposit, { maxLength: 3 }), cents, (feeCents, deposits, creditCents) => {
      const availableCents = deposits.reduce((sum, { amountCents }) => sum + amountCents, 0)
      const payment = planFeePayment(feeCents, { deposits, availableCents, creditCents })
      expect(payment.depositCents + payment.creditCents + payment.dueCents).toBe(feeCents)
      expect(payment.depositCents + payment.refundCents + payment.heldCents).toBe(availableCents)
      expect(payment.creditCents).toBeLessThanOrEqual(creditCents)
      expect(Math.min(payment.dueCents, payment.refundCents + payment.heldCents)).toBe(0)
      if (deposits.every(({ stripePaymentId }) => stripePaymentId)) expect(payment.heldCents).toBe(0)
    }),
  )
})
