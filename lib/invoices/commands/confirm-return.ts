import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { visibleTo } from '@/lib/invoices/policy'
import type { ReturnState } from '@/lib/invoices/schema'
import { db } from '@/lib/platform/db'
import { log } from '@/lib/platform/log'
import { applyCheckout } from './apply-checkout'

/**
 * Tells the truth about a checkout from which the client returns: read from the provider, never from the address.
 * What it learns is written too, so the photos unlock even when the return is faster than the webhook.
 * Null for a session that is not the actor's, or of which nothing is known.
 */
export async function confirmReturn(actor: Actor, sessionId: string): Promise<ReturnState | null> {
  const known = await readSession(actor, sessionId)
  if (!known) return null
  if (known.invoice.status === 'COMPLETED') return 'paid'
  const checkout = await readOrWait(sessionId)
  if (checkout === 'no answer') return 'processing'
  if (checkout?.state === 'EXPIRED') return 'expired'
  if (checkout?.state !== 'COMPLETED') return 'cancelled'
  const status = (await readSession(actor, sessionId))?.invoice.status
  if (status === 'COMPLETED') return 'paid'
  if (status === 'REFUNDED' || status === 'VOID') return null
  return checkout.payment?.state === 'failed' ? 'failed' : 'processing'
}

function readSession(actor: Actor, sessionId: string) {
  return db().checkoutSession.findFirst({
    where: { stripeSessionId: sessionId, invoice: visibleTo(actor) },
    select: { invoice: { select: { status: true } } },
  })
}

/** A provider that does not answer is no reason to frighten the client: the webhook settles it later. */
async function readOrWait(sessionId: string) {
  try {
    return await applyCheckout(sessionId)
  } catch (error) {
    log().warn({ error: error instanceof Error ? error.name : 'unknown' }, 'checkout not confirmed on return')
    return 'no answer' as const
  }
}
