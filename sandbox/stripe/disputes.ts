import type Stripe from 'stripe'
import { z } from 'zod'
import { find, idOf, type StripeAccount } from './account'
import { disputeFee, recordBalanceTransaction } from './balance-transactions'
import { endpoint } from './endpoint'
import { invalidRequest } from './errors'
import { newId, nowInSeconds } from './identifiers'
import { ignored, text } from './parameters'

const secondsToRespond = 7 * 86_400

const noEvidence: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
}

/** Opens a dispute of a charge. The card 4000 0000 0000 0259 triggers one automatically. */
export function openDispute(account: StripeAccount, charge: Stripe.Charge): Stripe.Dispute {
  const id = newId('du')
  const { amount, currency } = charge
  const withdrawn = recordBalanceTransaction(account, {
    type: 'adjustment',
    amount: -amount,
    fee: disputeFee,
    currency,
    description: `Chargeback withdrawal for ${charge.id}`,
    source: id,
  })
  const dispute = account.disputes.put({
    id,
    object: 'dispute',
    amount,
    balance_transactions: [withdrawn],
    charge: charge.id,
    created: nowInSeconds(),
    currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: nowInSeconds() + secondsToRespond,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    network_reason_code: '10.4',
    payment_intent: idOf(charge.payment_intent),
    payment_method_details: {
      card: {
        brand: charge.payment_method_details?.card?.brand ?? 'visa',
        case_type: 'chargeback',
        network: charge.payment_method_details?.card?.network ?? 'visa',
        network_reason_code: '10.4',
      },
      type: 'card',
    },
    reason: 'fraudulent',
    status: 'needs_response',
  })
  account.charges.put({ ...charge, disputed: true })
  account.emit('charge.dispute.created', dispute)
  return dispute
}

/** Stripe's values that decide a test dispute: https://docs.stripe.com/testing#evidence */
const outcomes: Record<string, 'won' | 'lost'> = { winning_evidence: 'won', losing_evidence: 'lost' }

export const disputeEndpoints = [
  endpoint({
    method: 'GET',
    path: '/v1/disputes/:id',
    input: z.strictObject({}),
    run: (account, { id }) => find(account.disputes, 'dispute', id),
  }),
  endpoint({
    method: 'POST',
    path: '/v1/disputes/:id',
    input: z.strictObject({
      evidence: z.strictObject({ uncategorized_text: text.optional() }).optional(),
      submit: ignored,
    }),
    run(account, { id, input }) {
      const text = input.evidence?.uncategorized_text ?? ''
      const status = outcomes[text]
      if (!status) throw invalidRequest('The sandbox only accepts winning_evidence or losing_evidence.')
      return closeDispute(account, find(account.disputes, 'dispute', id), text, status)
    },
  }),
]

function closeDispute(account: StripeAccount, dispute: Stripe.Dispute, text: string, status: 'won' | 'lost') {
  // A won dispute returns the amount, and keeps the fee.
  const returned =
    status === 'won'
      ? [
          recordBalanceTransaction(account, {
            type: 'adjustment',
            category: 'dispute_reversal',
            amount: dispute.amount,
            currency: dispute.currency,
            description: `Chargeback reversal for ${idOf(dispute.charge)}`,
            source: dispute.id,
          }),
        ]
      : []
  const closed = account.disputes.put({
    ...dispute,
    balance_transactions: [...dispute.balance_transactions, ...returned],
    evidence: { ...dispute.evidence, uncategorized_text: text },
    evidence_details: {
      ...dispute.evidence_details,
      has_evidence: true,
      submission_count: 1,
      submission_method: 'manual',
    },
    status,
  })
  account.emit('charge.dispute.closed', closed)
  return closed
}
