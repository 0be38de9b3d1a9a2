import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { mayEnterDemo } from '@/lib/auth/demo-accounts'
import { lockVisibleInvoice } from '@/lib/billing/invoices/operations/lock-invoice'
import { canMarkPaid } from '@/lib/billing/invoices/policy'
import { instantOfPayment } from '@/lib/billing/invoices/rules/payment-date'
import type { MarkPaid } from '@/lib/billing/invoices/schema/paying'
import { notAwaitingPaymentText, testInDemoText } from '@/lib/billing/invoices/words/payment'
import { grantLicense } from '@/lib/photos/licenses/operations/grant-license'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { AppError, FieldError } from '@/lib/platform/errors'
import { raise } from '@/lib/platform/jobs/queue'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { closePayments } from './close-payments'
import { pushPaymentChange } from './push-payment-change'
import { recordInvoiceEvent } from './record-invoice-event'

/**
 * Records a payment made outside the portal, with its method, date and who recorded it. Unlocks photos like any payment.
 * @throws AppError `conflict` when the invoice isn't awaiting payment, `invalid` for a date in the future, and for a test payment outside the demo
 */
export async function markPaid(actor: Actor, input: MarkPaid): Promise<{ invoiceNumber: string }> {
  if (input.method === 'TEST' && !mayEnterDemo()) throw new FieldError('method', testInDemoText)
  const { timeZone } = await getStudio()
  const paidAt = instantOfPayment(input.paidOn, timeZone)
  const invoiceNumber = await db().$transaction(async (tx) => {
    const invoice = await lockVisibleInvoice(tx, actor, input.invoiceId)
    if (!canMarkPaid(actor, invoice)) throw new AppError('conflict', notAwaitingPaymentText)
    await tx.invoice.update({
      where: { id: invoice.id },
      data: { status: 'COMPLETED', paidAt, paidMethod: input.method, markedPaidById: actor.profileId },
    })
    const completesBill = await grantLicense(tx, invoice.id)
    const details = { method: input.method, paidOn: input.paidOn, amountCents: invoice.amountCents }
    // The note is for the studio only; clients read the invoice's history too.
    await recordAudit(tx, actor, 'invoice.marked-paid', invoice.id, { ...details, note: input.note })
    await recordInvoiceEvent(tx, {
      invoiceId: invoice.id,
      kind: 'MARKED_PAID',
      actorId: actor.profileId,
      details,
    })
    await raise(tx, 'payment.succeeded', { invoiceId: invoice.id, completesBill })
    await pushPaymentChange(tx, invoice)
    return invoice.invoiceNumber
  })
  await closePayments(input.invoiceId)
  return { invoiceNumber }
}
