import type Stripe from 'stripe'
import { z } from 'zod'
import { find, idOf, type StripeAccount } from './account'
import { endpoint } from './endpoint'
import { newId, nowInSeconds } from './identifiers'
import { ignored, text } from './parameters'
import { invalidRequest } from './problems'

/** What a test needs of a dispute: https://docs.stripe.com/api/disputes/object */
export type Dispute = Pick<
  Stripe.Dispute,
  'id' | 'object' | 'amount' | 'currency' | 'created' | 'livemode' | 'reason' | 'status'
> & { charge: string; payment_intent: string | null }

/** The holder contests a charge with their bank; the card 4000 0000 0000 0259 does so by itself. */
export function openDispute(account: StripeAccount, charge: Stripe.Charge): Dispute {
  const dispute = account.disputes.put({
    id: newId('du'),
    object: 'dispute',
    amount: charge.amount,
    charge: charge.id,
    created: nowInSeconds(),
    currency: charge.currency,
    livemode: false,
    payment_intent: idOf(charge.payment_intent),
    reason: 'fraudulent',
    status: 'needs_response',
  })
  account.charges.put({ ...charge, disputed: true })
  account.emit('charge.dispute.created', dispute)
  return dispute
}

/** Stripe's own words for a test's outcome: https://docs.stripe.com/testing#evidence */
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
      const status = outcomes[input.evidence?.uncategorized_text ?? '']
      if (!status)
        throw invalidRequest('The stand-in closes a dispute by winning_evidence or losing_evidence.')
      return closeDispute(account, find(account.disputes, 'dispute', id), status)
    },
  }),
]

function closeDispute(account: StripeAccount, dispute: Dispute, status: 'won' | 'lost'): Dispute {
  const closed = account.disputes.put({ ...dispute, status })
  account.emit('charge.dispute.closed', closed)
  return closed
}
