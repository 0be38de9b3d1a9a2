import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { confirmReturn, confirmReturnByLink } from '@/lib/billing/invoices/commands/confirm-return'
import type { CheckoutOutcome, CheckoutReturn, ReturnState } from '@/lib/billing/invoices/schema/paying'

/**
 * Applies the state of the checkout from which a client returns, as read from Stripe, and returns it for the page. Idempotent.
 * Null for an unknown or another client's session.
 */
export function confirmCheckoutReturn(actor: Actor, sessionId: string): Promise<CheckoutOutcome | null> {
  return confirmReturn(actor, sessionId)
}

/** Does the same for whoever pays a share or a statement by its link. Null for the session of another one. */
export function confirmLinkReturn(token: string, sessionId: string): Promise<ReturnState | null> {
  return confirmReturnByLink(token, sessionId)
}

/** Returns the state of a payment for the page that a client returns to. Only a cancelled one is taken from the URL. */
export async function stateOfReturn(
  actor: Actor,
  { payment, session_id: sessionId }: CheckoutReturn,
): Promise<ReturnState | null> {
  if (payment === 'success' && sessionId) return (await confirmReturn(actor, sessionId))?.state ?? null
  return payment === 'cancelled' ? payment : null
}
