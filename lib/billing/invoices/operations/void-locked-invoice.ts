import 'server-only'
import type { MailKind } from '@/emails/mail'
import type { Actor } from '@/lib/auth/actor'
import { pushPaymentChange } from '@/lib/billing/invoices/commands/push-payment-change'
import { recordInvoiceEvent } from '@/lib/billing/invoices/commands/record-invoice-event'
import { canVoid } from '@/lib/billing/invoices/policy'
import { invoiceNotifications, nameInvoice } from '@/lib/billing/invoices/words/notifications'
import { notAwaitingPaymentText } from '@/lib/billing/invoices/words/payment'
import { grantLicense } from '@/lib/photos/licenses/operations/grant-license'
import { recordAudit } from '@/lib/platform/data/audit'
import type { Transaction } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { assertNotOnStatement } from './assert-not-on-statement'
import { type LockedInvoice, lockInvoice } from './lock-invoice'
import { notifyPayer } from './notify-payer'

/**
 * Voids a locked, unpaid invoice and notifies its client, by email too. Its number isn't reused.
 * With the main invoice of a shared bill, its unpaid shares are voided too. The photos of a bill unlock when the last unpaid
 * share is voided.
 * @param follow issues what replaces it, before its client is notified
 * @returns the ids of the voided invoices, whose payments the caller closes after the commit
 * @throws AppError `conflict` when the invoice isn't awaiting payment, or is on a statement
 */
export async function voidLockedInvoice(
  tx: Transaction,
  actor: Actor,
  invoice: LockedInvoice,
  reason: string,
  follow?: Follow,
): Promise<string[]> {
  if (!canVoid(actor, invoice)) throw new AppError('conflict', notAwaitingPaymentText)
  const unpaid = await tx.invoice.findMany({
    where: { shareOfId: invoice.id, status: { in: ['PENDING', 'FAILED'] } },
    select: { id: true },
    orderBy: { id: 'asc' },
  })
  for (const { id } of unpaid) {
    const share = await lockInvoice(tx, id)
    if (share) await voidOne(tx, actor, share, reason)
  }
  await voidOne(tx, actor, invoice, reason, follow)
  return [invoice.id, ...unpaid.map(({ id }) => id)]
}

/** What is issued for a voided invoice. Returns whether that unlocks its photos. */
type Follow = () => Promise<boolean>

async function voidOne(
  tx: Transaction,
  actor: Actor,
  invoice: LockedInvoice,
  reason: string,
  follow?: Follow,
): Promise<void> {
  assertNotOnStatement(invoice)
  await tx.invoice.update({ where: { id: invoice.id }, data: { status: 'VOID' } })
  const details = { amountCents: invoice.amountCents, reason }
  await recordInvoiceEvent(tx, {
    invoiceId: invoice.id,
    kind: 'VOIDED',
    actorId: actor.profileId,
    details,
  })
  await recordAudit(tx, actor, 'invoice.voided', invoice.id, details)
  const isUnlocked = follow ? await follow() : false
  const unlocks = invoice.shareOf?.delivery ? await grantLicense(tx, invoice.id) : isUnlocked
  await notifyClient(tx, invoice, unlocks)
  await pushPaymentChange(tx, invoice)
}

async function notifyClient(tx: Transaction, invoice: LockedInvoice, unlocks: boolean): Promise<void> {
  const { id, booking, client } = invoice
  const named = nameInvoice(invoice)
  const kind = await findEmailKind(tx, invoice.invoiceNumber, client.userId)
  await notifyPayer(
    tx,
    invoice,
    {
      ...invoiceNotifications.voided(named, unlocks),
      type: 'INFO',
      action: 'view_invoice',
      bookingId: booking.id,
      details: { invoice_id: id },
    },
    (reader) => ({ kind, template: 'invoice-voided', props: { ...reader, ...named } }),
  )
}

/** Returns the kind of email that the invoice was sent with, so that its recipient is notified under the same preference. */
async function findEmailKind(tx: Transaction, invoiceNumber: string, userId: string): Promise<MailKind> {
  const sent = await tx.$queryRaw<{ topic: string }[]>`
    SELECT DISTINCT topic FROM outbox_messages
    WHERE payload->>'invoiceNumber' = ${invoiceNumber} AND kind = 'MAIL' AND user_id = ${userId}::uuid`
  return sent.length > 0 && sent.every(({ topic }) => topic === 'photos-ready') ? 'booking' : 'payment'
}
