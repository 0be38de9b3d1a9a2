import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { lockDeposits } from '@/lib/billing/invoices/operations/deposits'
import { lockVisibleInvoice } from '@/lib/billing/invoices/operations/lock-invoice'
import { voidLockedInvoice } from '@/lib/billing/invoices/operations/void-locked-invoice'
import { visibleTo } from '@/lib/billing/invoices/policy'
import type { VoidInvoice } from '@/lib/billing/invoices/schema'
import { db } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { NotFoundError } from '@/lib/platform/errors'
import { closePayments } from './close-payments'
import { billVoidedPart, waiveVoidedPart } from './follow-void'
import { refundOtherParts } from './refund-other-parts'

/**
 * Voids an unpaid invoice, with the unpaid shares of its bill, and notifies its client. Open checkouts are closed; a payment that still
 * gets through is refunded. What others paid for the same bill is refunded first, if that follows. Locks the booking with its
 * invoices.
 * @throws AppError `conflict` when the invoice isn't awaiting payment, a refund isn't confirmed, or what follows can't
 */
export async function voidInvoice(actor: Actor, input: VoidInvoice): Promise<{ invoiceNumber: string }> {
  const { invoiceId, reason, follow } = input
  const found = await db().invoice.findFirst({
    where: { AND: [{ id: invoiceId }, visibleTo(actor)] },
    select: { bookingId: true },
  })
  if (!found) throw new NotFoundError('Invoice not found')
  if (follow === 'refund') await refundOtherParts(actor, input)
  const { invoiceNumber, voidedIds } = await db().$transaction(async (tx) => {
    // Invoices are locked before their booking.
    await lockDeposits(tx, found.bookingId)
    await lockRow(tx, 'bookings', found.bookingId)
    const invoice = await lockVisibleInvoice(tx, actor, invoiceId)
    // Billed before it is voided, so that its photos don't unlock in between.
    if (follow === 'bill-client') await billVoidedPart(tx, actor, invoice, reason)
    const waives = follow === 'unlock' && invoice.shareOf === null
    const waive = waives ? () => waiveVoidedPart(tx, actor, invoice) : undefined
    const voidedIds = await voidLockedInvoice(tx, actor, invoice, reason, waive)
    return { invoiceNumber: invoice.invoiceNumber, voidedIds }
  })
  for (const id of voidedIds) await closePayments(id)
  return { invoiceNumber }
}
