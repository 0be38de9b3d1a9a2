import 'server-only'
import { type LockedInvoice, lockInvoice } from '@/lib/billing/invoices/operations/lock-invoice'
import { describeDispute } from '@/lib/billing/invoices/words/disputes'
import { nameInvoice } from '@/lib/billing/invoices/words/notifications'
import { adjustForRefund } from '@/lib/billing/pay/operations/adjust-for-refund'
import { findResponsiblePhotographers } from '@/lib/people/accounts/operations/find-responsible-photographers'
import { db, type Transaction } from '@/lib/platform/data/db'
import type { DomainEvents } from '@/lib/platform/data/events'
import { env } from '@/lib/platform/environment/env'
import { formatInstantDate } from '@/lib/platform/time/clock'
import { notify } from '@/lib/studio/notifications/operations/notify'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { wasNotified } from './was-notified'

/**
 * Notifies whoever is responsible that a client's bank disputes a payment, and how it was decided. The client was notified of the
 * invoice that asks for a lost payment again. Takes that back from photographers who were paid for the shoot. Idempotent.
 */
export async function whenPaymentIsDisputed(event: DomainEvents['payment.disputed']): Promise<void> {
  const { invoiceId, disputeId, amountCents, state = 'open', replacedBy = null } = event
  const { timeZone } = await getStudio()
  await db().$transaction(async (tx) => {
    const invoice = await lockInvoice(tx, invoiceId)
    if (!invoice) return
    const { booking, client, disputeDueAt } = invoice
    const { photographer } = booking
    const named = nameInvoice(invoice, amountCents)
    const dueOn = disputeDueAt && formatInstantDate(disputeDueAt, timeZone)
    const key = state === 'open' ? 'dispute_id' : 'closed_dispute_id'
    for (const reader of await findResponsiblePhotographers(tx, [photographer.id])) {
      if (await wasNotified(tx, reader.userId, [key, disputeId])) continue
      await notify(
        tx,
        {
          userId: reader.userId,
          ...describeDispute({ ...named, dueOn, replacedBy }, state),
          type: state === 'won' ? 'SUCCESS' : 'WARNING',
          action: 'review_payment',
          bookingId: booking.id,
          details: { invoice_id: invoiceId, [key]: disputeId },
        },
        {
          kind: 'payment',
          template: 'payment-disputed',
          props: {
            fullName: reader.fullName,
            ...(reader.id !== photographer.id && { standInFor: photographer.fullName }),
            clientName: client.fullName,
            ...named,
            state,
            dueOn,
            replacedBy,
            link: `${env().APP_URL}/invoices/${invoiceId}`,
          },
        },
      )
    }
    if (state === 'lost') await adjustForLostDispute(tx, invoice, disputeId)
  })
}

async function adjustForLostDispute(
  tx: Transaction,
  invoice: LockedInvoice,
  disputeId: string,
): Promise<void> {
  const { id: bookingId, propertyAddress: address } = invoice.booking
  const refund = await tx.refund.findFirst({
    where: { disputeId, invoiceId: invoice.id },
    select: { id: true },
  })
  if (refund) await adjustForRefund(tx, { bookingId, refundId: refund.id, address })
}
