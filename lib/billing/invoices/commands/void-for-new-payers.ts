import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { assertNotOnStatement } from '@/lib/billing/invoices/operations/assert-not-on-statement'
import type { LockedInvoice } from '@/lib/billing/invoices/operations/lock-invoice'
import type { Transaction } from '@/lib/platform/data/db'
import { pushPaymentChange } from './push-payment-change'
import { recordInvoiceEvent } from './record-invoice-event'

/**
 * Voids the locked, unpaid invoices of a bill that is issued anew with other payers. Nobody is notified, because the new
 * invoices say so. The caller closes their payments after the commit.
 * @throws AppError `conflict` for one on a statement
 */
export async function voidForNewPayers(
  tx: Transaction,
  actor: Actor,
  invoices: readonly LockedInvoice[],
  reason: string,
): Promise<void> {
  for (const invoice of invoices) {
    assertNotOnStatement(invoice)
    const { id: invoiceId, amountCents } = invoice
    await tx.invoice.update({ where: { id: invoiceId }, data: { status: 'VOID' } })
    const event = { invoiceId, actorId: actor.profileId }
    await recordInvoiceEvent(tx, { ...event, kind: 'VOIDED', details: { amountCents, reason } })
    await pushPaymentChange(tx, invoice)
  }
}
