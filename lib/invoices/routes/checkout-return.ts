import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { confirmReturn } from '@/lib/invoices/commands/confirm-return'
import type { CheckoutOutcome } from '@/lib/invoices/schema'

/**
 * Applies the state of the checkout from which a client returns, as read from Stripe, and returns it for the page. Idempotent.
 * Null for an unknown or another client's session.
 */
export function confirmCheckoutReturn(actor: Actor, sessionId: string): Promise<CheckoutOutcome | null> {
  return confirmReturn(actor, sessionId)
}
