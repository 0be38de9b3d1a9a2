import 'server-only'
import type { MailKind } from '@/emails/mail'
import type { Actor } from '@/lib/auth/actor'
import { type LockedInvoice, lockVisibleInvoice } from '@/lib/invoices/operations/lock-invoice'
import { canVoid } from '@/lib/invoices/policy'
import type { VoidInvoice } from '@/lib/invoices/schema'
import { invoiceNotifications, nameInvoice } from '@/lib/invoices/words/notifications'
import { notAwaitingPaymentText } from '@/lib/invoices/words/payment'
import { notify } from '@/lib/notifications/operations/notify'
import { recordAudit } from '@/lib/platform/audit'
import { db, type Transaction } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { AppError } from '@/lib/platform/errors'
import { closePayments } from './close-payments'
import { pushPaymentChange } from './push-payment-change'
import { recordInvoiceEvent } from './record-invoice-event'

/**
 * Voids an unpaid invoice and notifies its client, by email too if the invoice was emailed. Its number isn't reused. Open
 * checkouts are closed; a payment that still gets through is refunded.
 * @throws AppError `conflict` when the invoice isn't awaiting payment
 */
export async function voidInvoice(actor: Actor, input: VoidInvoice): Promise<{ invoiceNumber: string }> {
  const invoiceNumber = await db().$transaction(async (tx) => {
    const invoice = await lockVisibleInvoice(tx, actor, input.invoiceId)
    if (!canVoid(actor, invoice)) throw new AppError('conflict', notAwaitingPaymentText)
    await tx.invoice.update({ where: { id: invoice.id }, data: { status: 'VOID' } })
    const details = { amountCents: invoice.amountCents, reason: input.reason }
    await recordInvoiceEvent(tx, {
      invoiceId: invoice.id,
      kind: 'VOIDED',
      actorId: actor.profileId,
      details,
    })
    await recordAudit(tx, actor, 'invoice.voided', invoice.id, details)
    await notifyClient(tx, invoice)
    await pushPaymentChange(tx, invoice)
    return invoice.invoiceNumber
  })
  await closePayments(input.invoiceId)
  return { invoiceNumber }
}

async function notifyClient(tx: Transaction, invoice: LockedInvoice): Promise<void> {
  const { id, booking } = invoice
  const { userId, fullName } = booking.client
  const named = nameInvoice(invoice)
  const emailKind = await findEmailKind(tx, invoice.invoiceNumber, userId)
  await notify(
    tx,
    {
      userId,
      ...invoiceNotifications.voided(named),
      type: 'INFO',
      action: 'view_invoice',
      bookingId: booking.id,
      details: { invoice_id: id },
    },
    emailKind && {
      kind: emailKind,
      template: 'invoice-voided',
      props: { fullName, ...named, link: `${env().APP_URL}/invoices/${id}` },
    },
  )
}

/**
 * Returns the kind of email that the invoice was sent with, so that its recipient is notified under the same preference;
 * undefined when it was never emailed.
 */
async function findEmailKind(
  tx: Transaction,
  invoiceNumber: string,
  userId: string,
): Promise<MailKind | undefined> {
  const sent = await tx.$queryRaw<{ topic: string }[]>`
    SELECT DISTINCT topic FROM outbox_messages
    WHERE payload->>'invoiceNumber' = ${invoiceNumber} AND kind = 'MAIL' AND user_id = ${userId}::uuid`
  if (sent.length === 0) return undefined
  return sent.every(({ topic }) => topic === 'photos-ready') ? 'booking' : 'payment'
}
