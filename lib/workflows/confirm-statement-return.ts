import 'server-only'
import { confirmStatementCheckout } from '@/lib/billing/invoices/commands/confirm-return'
import type { ReturnState } from '@/lib/billing/invoices/schema'
import { payableWith } from '@/lib/billing/statements/operations/pay-link'

/** Applies the checkout from which someone who paid a statement by its link returns. Null for that of another statement. */
export function confirmStatementReturn(token: string, sessionId: string): Promise<ReturnState | null> {
  return confirmStatementCheckout(payableWith(token), sessionId)
}
