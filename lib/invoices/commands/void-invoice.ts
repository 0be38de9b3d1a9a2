import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { lockVisibleInvoice } from '@/lib/invoices/operations/lock-invoice'
import { voidLockedInvoice } from '@/lib/invoices/operations/void-locked-invoice'
import type { VoidInvoice } from '@/lib/invoices/schema'
import { db } from '@/lib/platform/db'
import { closePayments } from './close-payments'

/**
 * Voids an unpaid invoice, with the unpaid shares of its bill, and notifies its client. Open checkouts are closed; a payment that still gets through is refunded.
 * @throws AppError `conflict` when the invoice isn't awaiting payment
 */
export async function voidInvoice(actor: Actor, input: VoidInvoice): Promise<{ invoiceNumber: string }> {
  const { invoiceNumber, voidedIds } = await db().$transaction(async (tx) => {
    const invoice = await lockVisibleInvoice(tx, actor, input.invoiceId)
    const voidedIds = await voidLockedInvoice(tx, actor, invoice, input.reason)
    return { invoiceNumber: invoice.invoiceNumber, voidedIds }
  })
  for (const id of voidedIds) await closePayments(id)
  return { invoiceNumber }
}
