import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allDepositRefunds, availableDeposit, deductFrom, depositRefunds } from './deposit'

const cents = fc.integer({ min: 0, max: 99_999_999 })

test('invoices deduct no more than was paid, however many there are', () => {
  fc.assert(
    fc.property(cents, fc.array(cents, { maxLength: 5 }), cents, (paidCents, totals, refundCents) => {
      const refundedCents = Math.min(refundCents, paidCents)
      const deposit = { amountCents: paidCents, refundedCents, pendingCents: 0 }
      const deductions: number[] = []
      for (const total of totals) deductions.push(-Math.min(availableDeposit([deposit], deductions), total))
      const left = availableDeposit([deposit], deductions)
      expect(left + refundedCents - deductions.reduce((sum, one) => sum + one, 0)).toBe(paidCents)
    }),
  )
})

test('credit pays only what the deposit leaves of a bill', () => {
  const prepaid = { depositCents: 6_000, creditCents: 9_000 }
  expect(deductFrom(10_000, prepaid)).toEqual({
    deducted: { depositCents: 6_000, creditCents: 4_000 },
    dueCents: 0,
  })
  expect(deductFrom(5_000, prepaid)).toEqual({
    deducted: { depositCents: 5_000, creditCents: 0 },
    dueCents: 0,
  })
})

test('the money is refunded to cards first, and then by hand', () => {
  const paid = { amountCents: 5_000, refundedCents: 0, pendingCents: 0 }
  const deposits = [
    { ...paid, id: 'cash', stripePaymentId: null },
    { ...paid, id: 'card', stripePaymentId: 'pi_1' },
  ]
  const shown = (refunds: { id: string; refundCents: number }[]) =>
    refunds.map(({ id, refundCents }) => [id, refundCents])
  expect(shown(allDepositRefunds(deposits, 7_000))).toEqual([
    ['card', 5_000],
    ['cash', 2_000],
  ])
  expect(shown(depositRefunds(deposits, 7_000))).toEqual([['card', 5_000]])
  const underWay = deposits.map((deposit) => ({ ...deposit, refundedCents: 1_000, pendingCents: 1_500 }))
  expect(shown(depositRefunds(underWay, 7_000))).toEqual([['card', 2_500]])
})

test('a refund under way is no longer available, and a refund after a deduction leaves nothing', () => {
  const deposit = { amountCents: 10_000, refundedCents: 0, pendingCents: 4_000 }
  expect(availableDeposit([deposit], [])).toBe(6_000)
  expect(availableDeposit([deposit], [-10_000])).toBe(0)
})
