import 'server-only'
import type { ReturnState } from '@/lib/billing/invoices/schema'
import { confirmStatementReturn } from '@/lib/workflows/confirm-statement-return'

/**
 * Applies the state of the checkout from which a statement's payer returns, as read from Stripe, and returns it for the page.
 * Idempotent. Null for the session of another statement.
 */
export function confirmStatementLink(token: string, sessionId: string): Promise<ReturnState | null> {
  return confirmStatementReturn(token, sessionId)
}
