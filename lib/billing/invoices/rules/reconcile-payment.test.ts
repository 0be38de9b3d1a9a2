import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type InvoiceState, reconcilePayment, type StripePayment } from './reconcile-payment'

const pending: InvoiceState = {
  status: 'PENDING',
  amountCents: 49_800,
  currency: 'USD',
  refundedCents: 0,
  stripePaymentId: null,
  isReplaced: false,
}
const paid: InvoiceState = { ...pending, status: 'COMPLETED', stripePaymentId: 'pi_1' }
const payment: StripePayment = {
  paymentId: 'pi_1',
  state: 'succeeded',
  amountCents: 49_800,
  currency: 'USD',
  refundedCents: 0,
}

function apply(invoice: InvoiceState, from: StripePayment): InvoiceState {
  const { change } = reconcilePayment(invoice, from)
  return change
    ? { ...invoice, ...change, stripePaymentId: change.status === 'FAILED' ? null : from.paymentId }
    : invoice
}

describe('reconcilePayment', () => {
  it('leaves a replaced invoice refunded when its refund fails, and makes any other paid again', () => {
    const refunded: InvoiceState = { ...paid, status: 'REFUNDED', refundedCents: 49_800 }
    expect(reconcilePayment(refunded, payment).change).toEqual({ status: 'COMPLETED', refundedCents: 0 })
    const replaced = { ...refunded, isReplaced: true }
    expect(reconcilePayment(replaced, payment).change).toEqual({ status: 'REFUNDED', refundedCents: 0 })
  })

  it('marks an unpaid invoice as paid', () => {
    expect(reconcilePayment(pending, payment)).toEqual({
      outcome: 'paid',
      change: { status: 'COMPLETED', refundedCents: 0 },
    })
    expect(reconcilePayment({ ...pending, status: 'FAILED' }, payment).outcome).toBe('paid')
  })

  it.each([
    ['a cent too little', { amountCents: 49_799 }, 'wrong amount'],
    ['a cent too much', { amountCents: 49_801 }, 'wrong amount'],
    ['another currency', { currency: 'EUR' }, 'wrong currency'],
    ['a payment in process', { state: 'processing' as const }, 'still processing'],
    ['a payment that was never attempted', { state: 'untried' as const }, 'not tried yet'],
  ])('changes nothing for %s', (_, difference, outcome) => {
    expect(reconcilePayment(pending, { ...payment, ...difference })).toEqual({ outcome, change: null })
  })

  it('reports a second payment, and one for a voided invoice', () => {
    expect(reconcilePayment(paid, { ...payment, paymentId: 'pi_2' })).toEqual({
      outcome: 'already paid otherwise',
      change: null,
    })
    expect(reconcilePayment({ ...pending, status: 'VOID' }, payment)).toEqual({
      outcome: 'invoice is void',
      change: null,
    })
  })

  it('ignores a second payment that was refunded', () => {
    const second = { ...payment, paymentId: 'pi_2', refundedCents: 49_800 }
    expect(reconcilePayment(paid, second)).toEqual({ outcome: 'already refunded', change: null })
  })

  it('leaves an invoice pending after a declined attempt', () => {
    expect(reconcilePayment(pending, { ...payment, state: 'declined' })).toEqual({
      outcome: 'declined',
      change: null,
    })
  })

  it('never lets a failed attempt undo a payment', () => {
    expect(reconcilePayment(pending, { ...payment, state: 'failed' }).change).toEqual({
      status: 'FAILED',
      refundedCents: 0,
    })
    expect(reconcilePayment(paid, { ...payment, state: 'failed', paymentId: 'pi_0' }).change).toBeNull()
  })

  it('reports a second failed attempt, and changes nothing', () => {
    const second = { ...payment, state: 'failed' as const, paymentId: 'pi_2' }
    expect(reconcilePayment({ ...pending, status: 'FAILED' }, second)).toEqual({
      outcome: 'payment failed',
      change: null,
    })
  })

  it('applies full and partial refunds', () => {
    expect(reconcilePayment(paid, { ...payment, refundedCents: 9_800 })).toEqual({
      outcome: 'partly refunded',
      change: { status: 'COMPLETED', refundedCents: 9_800 },
    })
    expect(reconcilePayment(paid, { ...payment, refundedCents: 49_800 })).toEqual({
      outcome: 'refunded',
      change: { status: 'REFUNDED', refundedCents: 49_800 },
    })
  })

  it('ends in the same state however often a snapshot is applied', () => {
    const snapshot = fc.record({
      paymentId: fc.constant('pi_1'),
      state: fc.constantFrom('processing' as const, 'succeeded' as const, 'declined' as const),
      amountCents: fc.constantFrom(49_800, 1),
      currency: fc.constantFrom('USD', 'EUR'),
      refundedCents: fc.constantFrom(0, 100, 49_800),
    })
    fc.assert(
      fc.property(fc.array(snapshot, { maxLength: 6 }), snapshot, (earlier, last) => {
        const before = earlier.reduce(apply, pending)
        const once = apply(before, last)
        expect(apply(once, last)).toEqual(once)
        const wasPaid = [...earlier, last].some(
          ({ state, amountCents, currency }) =>
            state === 'succeeded' && amountCents === 49_800 && currency === 'USD',
        )
        expect(once.status === 'COMPLETED' || once.status === 'REFUNDED').toBe(wasPaid)
      }),
    )
  })

  it('ends in the state of the last snapshot, whatever came before it', () => {
    // What Stripe may return, in order of time.
    const history: StripePayment[] = [
      { ...payment, state: 'processing', amountCents: 0 },
      { ...payment, state: 'declined', amountCents: 0 },
      payment,
      { ...payment, refundedCents: 9_800 },
      { ...payment, refundedCents: 49_800 },
      { ...payment, refundedCents: 9_800 },
    ]
    const snapshots = fc.array(fc.nat({ max: history.length - 1 }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(snapshots, (moments) => {
        // Each event reads from Stripe when it is handled, so snapshots are in order whatever order events come in.
        const read = [...moments].sort((one, other) => one - other).flatMap((moment) => history[moment] ?? [])
        const last = read.at(-1)
        if (last) expect(read.reduce(apply, pending)).toEqual(apply(pending, last))
      }),
    )
  })
})
