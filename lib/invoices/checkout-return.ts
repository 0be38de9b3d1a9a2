import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { confirmReturn } from './commands/confirm-return'
import type { CheckoutOutcome } from './schema'

/**
 * Confirms the checkout from which a client returns, and answers what a page may tell them. It writes what the provider
 * says; safe to repeat. Null for a session that is not the actor's, or of which nothing is known.
 */
export function confirmCheckoutReturn(actor: Actor, sessionId: string): Promise<CheckoutOutcome | null> {
  return confirmReturn(actor, sessionId)
}
