import 'server-only'
import type { MailKind } from '@/emails/mail'
import type { Actor } from '@/lib/auth/actor'
import { pushPaymentChange } from '@/lib/invoices/commands/push-payment-change'
import { recordInvoiceEvent } from '@/lib/invoices/commands/record-invoice-event'
import { canVoid } from '@/lib/invoices/policy'
import { invoiceNotifications, nameInvoice } from '@/lib/invoices/words/notifications'
import { notAwaitingPaymentText } from '@/lib/invoices/words/payment'
import { notify } from '@/lib/notifications/operations/notify'
import { recordAudit } from '@/lib/platform/audit'
import type { Transaction } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { AppError } from '@/lib/platform/errors'
import type { LockedInvoice } from './lock-invoice'

/**
 * Voids a locked, unpaid invoice and notifies its client, by email too if the invoice was emailed. Its number isn't reused.
 * The caller closes its payments after the commit.
 * @throws AppError `conflict` when the invoice isn't awaiting payment
 */
export async function voidLockedInvoice(
  tx: Transaction,
  actor: Actor,
  invoice: LockedInvoice,
  reason: string,
): Promise<void> {
  if (!canVoid(actor, invoice)) throw new AppError('conflict', notAwaitingPaymentText)
  await tx.invoice.update({ where: { id: invoice.id }, data: { status: 'VOID' } })
  const details = { amountCents: invoice.amountCents, reason }
  await recordInvoiceEvent(tx, {
    invoiceId: invoice.id,
    kind: 'VOIDED',
    actorId: actor.profileId,
    details,
  })
  await recordAudit(tx, actor, 'invoice.voided', invoice.id, details)
  await notifyClient(tx, invoice)
  await pushPaymentChange(tx, invoice)
}

async function notifyClient(tx: Transaction, invoice: LockedInvoice): Promise<void> {
  const { id, booking, client } = invoice
  const { userId, fullName } = client
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
