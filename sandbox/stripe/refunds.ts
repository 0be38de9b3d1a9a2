import type Stripe from 'stripe'
import { z } from 'zod'
import { find, idOf, type StripeAccount } from './account'
import { assertWholeMinorUnits } from './amounts'
import { recordBalanceTransaction } from './balance-transactions'
import { endpoint } from './endpoint'
import { invalidRequest } from './errors'
import { newId, nowInSeconds } from './identifiers'
import { pageOf } from './list'
import { ignored, mergeMetadata, metadata, page, wholeNumber } from './parameters'

const newRefund = z.strictObject({
  charge: z.string().optional(),
  payment_intent: z.string().optional(),
  amount: wholeNumber.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadata.optional(),
  instructions_email: ignored,
  currency: ignored,
})

/** Refunds a charge, in full or in part. Throws when the amount exceeds what is left. */
function createRefund(account: StripeAccount, input: z.infer<typeof newRefund>): Stripe.Refund {
  const charge = chargeToRefund(account, input)
  const refundable = charge.amount_captured - charge.amount_refunded
  if (refundable === 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, 'charge_already_refunded')
  }
  const amount = input.amount ?? refundable
  if (amount < 1) throw invalidRequest('Invalid positive integer', 'parameter_invalid_integer', 'amount')
  assertWholeMinorUnits(amount, charge.currency, 'amount')
  if (amount > refundable) {
    throw invalidRequest(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${refundable}), in ${charge.currency}.`,
      undefined,
      'amount',
    )
  }
  const id = newId('re')
  const { currency, description } = charge
  const returned = recordBalanceTransaction(account, {
    type: 'refund',
    amount: -amount,
    currency,
    description: description && `REFUND FOR CHARGE (${description})`,
    source: id,
  })
  const refund = account.refunds.put({
    id,
    object: 'refund',
    amount,
    balance_transaction: returned.id,
    charge: charge.id,
    created: nowInSeconds(),
    currency: charge.currency,
    customer: idOf(charge.customer),
    customer_account: null,
    destination_details: { card: { reference_status: 'pending', type: 'refund' }, type: 'card' },
    metadata: mergeMetadata(null, input.metadata),
    payment_intent: idOf(charge.payment_intent),
    payment_method: charge.payment_method,
    reason: input.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  })
  const refunded = account.charges.put({
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: amount === refundable,
  })
  account.emit('refund.created', refund)
  account.emit('charge.refunded', refunded, {
    amount_refunded: charge.amount_refunded,
    refunded: charge.refunded,
  })
  const card = account.cardsOnFile.get(charge.payment_method ?? '')
  return card?.behavior === 'refund-fails' ? failRefund(account, refund) : refund
}

/** Fails a refund. Stripe's test card 4000 0000 0000 5126 succeeds first and fails shortly after. */
function failRefund(account: StripeAccount, refund: Stripe.Refund): Stripe.Refund {
  const charge = find(account.charges, 'charge', idOf(refund.charge) ?? '')
  const amountRefunded = charge.amount_refunded - refund.amount
  account.charges.put({ ...charge, amount_refunded: amountRefunded, refunded: false })
  const { id, amount, currency } = refund
  const description = 'REFUND FAILURE'
  const reversal = recordBalanceTransaction(account, {
    type: 'refund_failure',
    amount,
    currency,
    description,
    source: id,
  })
  const failed = account.refunds.put({
    ...refund,
    failure_balance_transaction: reversal.id,
    failure_reason: 'lost_or_stolen_card',
    status: 'failed',
  })
  account.emit('refund.updated', failed)
  account.emit('refund.failed', failed)
  return failed
}

export const refundEndpoints = [
  endpoint({
    method: 'POST',
    path: '/v1/refunds',
    input: newRefund,
    run: (account, { input }) => createRefund(account, input),
  }),
  endpoint({
    method: 'GET',
    path: '/v1/refunds',
    input: z.strictObject({ ...page, charge: z.string().optional(), payment_intent: z.string().optional() }),
    run(account, { input }) {
      const refunds = account.refunds.list(
        (refund) =>
          (input.charge === undefined || refund.charge === input.charge) &&
          (input.payment_intent === undefined || refund.payment_intent === input.payment_intent),
      )
      return pageOf(refunds, input, '/v1/refunds')
    },
  }),
  endpoint({
    method: 'GET',
    path: '/v1/refunds/:id',
    input: z.strictObject({}),
    run: (account, { id }) => find(account.refunds, 'refund', id),
  }),
]

function chargeToRefund(account: StripeAccount, input: z.infer<typeof newRefund>): Stripe.Charge {
  if (input.charge !== undefined) {
    const charge = find(account.charges, 'charge', input.charge, 'charge')
    if (charge.status === 'succeeded') return charge
    throw invalidRequest(`Charge ${charge.id} has not succeeded and cannot be refunded.`, undefined, 'charge')
  }
  if (input.payment_intent === undefined) {
    throw invalidRequest(
      'One of the following params should be provided for this request: payment_intent or charge.',
    )
  }
  const intent = find(account.paymentIntents, 'payment_intent', input.payment_intent, 'payment_intent')
  if (intent.status !== 'succeeded') {
    throw invalidRequest(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`)
  }
  return find(account.charges, 'charge', idOf(intent.latest_charge) ?? '', 'payment_intent')
}
