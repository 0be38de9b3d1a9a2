import 'server-only'
import { nullIfMissing, stripe } from '@/lib/integrations/stripe'

export type DisputeSnapshot = {
  disputeId: string
  paymentId: string | null
  amountCents: number
  state: 'open' | 'won' | 'lost'
  /** Until when the studio can respond; null once it's decided. */
  dueAt: Date | null
}

const disputeStates: Record<string, DisputeSnapshot['state']> = {
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
  lost: 'lost',
}

/** Reads a dispute; null for an unknown id. https://docs.stripe.com/api/disputes/object */
export async function readDispute(disputeId: string): Promise<DisputeSnapshot | null> {
  const dispute = await nullIfMissing(stripe().disputes.retrieve(disputeId))
  if (!dispute) return null
  const { payment_intent: payment, amount, status, evidence_details: evidence } = dispute
  const state = disputeStates[status] ?? 'open'
  return {
    disputeId: dispute.id,
    paymentId: typeof payment === 'string' ? payment : (payment?.id ?? null),
    amountCents: amount,
    state,
    dueAt: state === 'open' && evidence.due_by ? new Date(evidence.due_by * 1000) : null,
  }
}
