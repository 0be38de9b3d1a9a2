import 'server-only'
import type { MailKind } from '@/emails/mail'
import type { Actor } from '@/lib/auth/actor'
import { canVoid, visibleTo } from '@/lib/invoices/policy'
import type { VoidInvoice } from '@/lib/invoices/schema'
import { invoiceNotifications } from '@/lib/invoices/words/notifications'
import { notAwaitingPaymentText } from '@/lib/invoices/words/payment'
import { notify } from '@/lib/notifications/operations/notify'
import { recordAudit } from '@/lib/platform/audit'
import { db, type Transaction } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { AppError, NotFoundError } from '@/lib/platform/errors'
import { formatCents } from '@/lib/platform/money'
import { closePayments } from './close-payments'
import { type LockedInvoice, lockInvoice } from './lock-invoice'
import { pushPaymentChange } from './push-payment-change'
import { recordInvoiceEvent } from './record-invoice-event'

/**
 * Voids an unpaid invoice and notifies its client, by email too if the invoice was emailed. Its number isn't reused. Open
 * checkouts are closed; a payment that still gets through is refunded.
 * @throws AppError `conflict` when the invoice isn't awaiting payment
 */
export async function voidInvoice(actor: Actor, input: VoidInvoice): Promise<{ invoiceNumber: string }> {
  const visible = await db().invoice.findFirst({
    where: { AND: [{ id: input.invoiceId }, visibleTo(actor)] },
    select: { id: true, invoiceNumber: true },
  })
  if (!visible) throw new NotFoundError('Invoice not found')
  await db().$transaction(async (tx) => {
    const invoice = await lockInvoice(tx, visible.id)
    if (!invoice || !canVoid(actor, invoice)) throw new AppError('conflict', notAwaitingPaymentText)
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
    await notifyClient(tx, invoice)
    await pushPaymentChange(tx, invoice)
  })
  await closePayments(visible.id)
  return { invoiceNumber: visible.invoiceNumber }
}

async function notifyClient(tx: Transaction, invoice: LockedInvoice): Promise<void> {
  const { id, invoiceNumber, booking } = invoice
  const { userId } = booking.client
  const amount = formatCents(invoice.amountCents, invoice.currency)
  const { propertyAddress, client } = await tx.booking.findUniqueOrThrow({
    where: { id: booking.id },
    select: { propertyAddress: true, client: { select: { fullName: true } } },
  })
  const named = { invoiceNumber, amount, address: propertyAddress }
  const emailKind = await findEmailKind(tx, invoiceNumber, userId)
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
      props: {
        fullName: client.fullName,
        ...named,
        link: `${env().APP_URL}/invoices/${id}`,
      },
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
