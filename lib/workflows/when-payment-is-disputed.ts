import 'server-only'
import { findResponsiblePhotographers } from '@/lib/accounts/operations/find-responsible-photographers'
import { lockInvoice } from '@/lib/invoices/operations/lock-invoice'
import { invoiceNotifications, nameInvoice } from '@/lib/invoices/words/notifications'
import { notify } from '@/lib/notifications/operations/notify'
import { db } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import type { DomainEvents } from '@/lib/platform/events'
import { wasNotified } from './was-notified'

/** Notifies whoever is responsible that a client's bank disputes a payment. Idempotent. */
export async function whenPaymentIsDisputed(event: DomainEvents['payment.disputed']): Promise<void> {
  const { invoiceId, disputeId, amountCents } = event
  await db().$transaction(async (tx) => {
    const invoice = await lockInvoice(tx, invoiceId)
    if (!invoice) return
    const { booking, client } = invoice
    const { photographer } = booking
    const named = nameInvoice(invoice, amountCents)
    for (const reader of await findResponsiblePhotographers(tx, [photographer.id])) {
      if (await wasNotified(tx, reader.userId, ['dispute_id', disputeId])) continue
      await notify(
        tx,
        {
          userId: reader.userId,
          ...invoiceNotifications.disputed(named),
          type: 'WARNING',
          action: 'review_payment',
          bookingId: booking.id,
          details: { invoice_id: invoiceId, dispute_id: disputeId },
        },
        {
          kind: 'payment',
          template: 'payment-disputed',
          props: {
            fullName: reader.fullName,
            ...(reader.id !== photographer.id && { standInFor: photographer.fullName }),
            clientName: client.fullName,
            ...named,
            link: `${env().APP_URL}/invoices/${invoiceId}`,
          },
        },
      )
    }
  })
}
