import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { canVoid, visibleTo } from '@/lib/invoices/policy'
import type { VoidInvoice } from '@/lib/invoices/schema'
import { tell } from '@/lib/notifications/tell'
import { recordAudit } from '@/lib/platform/audit'
import { db } from '@/lib/platform/db'
import { NotFound, Refusal } from '@/lib/platform/errors'
import { formatCents } from '@/lib/platform/money'
import { closePayments } from './close-payments'
import { lockInvoice } from './lock-invoice'
import { pushPaymentChange } from './push-payment-change'
import { recordInvoiceEvent } from './record-invoice-event'

/**
 * Withdraws an invoice that was wrong, and tells its client. Its number stays taken, and what could still be paid for it is closed; a payment
 * that slips through goes back to the client.
 * @throws Refusal `conflict` when it has been paid or withdrawn meanwhile
 */
export async function voidInvoice(actor: Actor, input: VoidInvoice): Promise<{ invoiceNumber: string }> {
  const visible = await db().invoice.findFirst({
    where: { AND: [{ id: input.invoiceId }, visibleTo(actor)] },
    select: { id: true, invoiceNumber: true },
  })
  if (!visible) throw new NotFound('Invoice not found')
  await db().$transaction(async (tx) => {
    const invoice = await lockInvoice(tx, visible.id)
    if (!invoice || !canVoid(actor, invoice))
      throw new Refusal('conflict', 'This invoice is not waiting for payment any more.')
    await tx.invoice.update({ where: { id: invoice.id }, data: { status: 'VOID' } })
    const details = { amountCents: invoice.amountCents, reason: input.reason }
    await recordInvoiceEvent(tx, {
      invoiceId: invoice.id,
      kind: 'VOIDED',
      actorId: actor.profileId,
      details,
    })
    await recordAudit(tx, {
      actorId: actor.profileId,
      action: 'invoice.voided',
      subject: 'invoice',
      subjectId: invoice.id,
      details,
    })
    await tell(tx, {
      userId: invoice.booking.client.userId,
      title: `Invoice ${invoice.invoiceNumber} was withdrawn`,
      message: `Nothing is to be paid for it any more: ${formatCents(invoice.amountCents, invoice.currency)}.`,
      type: 'INFO',
      action: 'view_invoice',
      bookingId: invoice.booking.id,
      details: { invoice_id: invoice.id },
    })
    await pushPaymentChange(tx, invoice)
  })
  await closePayments(visible.id)
  return { invoiceNumber: visible.invoiceNumber }
}
