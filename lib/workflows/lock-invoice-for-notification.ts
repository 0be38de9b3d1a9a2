import 'server-only'
import { latestInvoice } from '@/lib/invoices/rules/coverage'
import type { Transaction } from '@/lib/platform/db'
import { lockRow } from '@/lib/platform/lock'

/**
 * Returns an invoice with its client and photographer, for notifying them. Locks the invoice, so that a second run waits
 * for the first one's notifications.
 */
export async function lockInvoiceForNotification(tx: Transaction, invoiceId: string) {
  await lockRow(tx, 'invoices', invoiceId)
  const person = { select: { id: true, userId: true, fullName: true } }
  return tx.invoice.findUnique({
    where: { id: invoiceId },
    select: {
      id: true,
      invoiceNumber: true,
      status: true,
      amountCents: true,
      refundedCents: true,
      currency: true,
      deliveryId: true,
      delivery: {
        select: {
          expiresOn: true,
          invoices: { ...latestInvoice, select: { id: true, invoiceNumber: true, status: true } },
        },
      },
      stripePaymentId: true,
      paidMethod: true,
      markedPaidById: true,
      booking: {
        select: {
          id: true,
          propertyAddress: true,
          lateFeeState: true,
          client: person,
          photographer: person,
        },
      },
    },
  })
}

export type InvoiceForNotification = NonNullable<Awaited<ReturnType<typeof lockInvoiceForNotification>>>
