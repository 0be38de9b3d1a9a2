import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { closePayments } from '@/lib/billing/invoices/commands/close-payments'
import { endTransferWithin } from '@/lib/photos/transfers/commands/end-transfer'
import { db } from '@/lib/platform/data/db'

/**
 * Ends a transfer that wasn't paid for. Its invoice is voided, and its open checkouts are closed; a payment that still gets
 * through is refunded.
 * @throws NotFoundError and AppError as endTransferWithin does
 */
export async function endTransfer(actor: Actor, transferId: string): Promise<void> {
  const invoiceId = await db().$transaction((tx) => endTransferWithin(tx, actor, transferId))
  if (invoiceId) await closePayments(invoiceId)
}
