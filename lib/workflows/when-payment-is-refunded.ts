import 'server-only'
import { opensPhotos } from '@/lib/invoices/rules'
import { tell } from '@/lib/notifications/tell'
import { todayIn } from '@/lib/platform/clock'
import { db, type Transaction } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import type { DomainEvents } from '@/lib/platform/events'
import { formatCents } from '@/lib/platform/money'
import { getStudio } from '@/lib/studio/queries'
import { readToldInvoice, type ToldInvoice } from './read-told-invoice'
import { wasTold } from './was-told'

/**
 * Tells the client that money goes back to them; and the photographer, when it turned out that it cannot. Each once,
 * however often it is called.
 */
export async function whenPaymentIsRefunded({ refundId }: DomainEvents['payment.refunded']): Promise<void> {
  const { timeZone } = await getStudio()
  await db().$transaction(async (tx) => {
    const refund = await tx.refund.findUnique({ where: { id: refundId } })
    const invoice = refund && (await readToldInvoice(tx, refund.invoiceId))
    if (!refund || !invoice) return
    const amount = formatCents(refund.amountCents, invoice.currency)
    if (refund.state === 'FAILED') await tellOfFailure(tx, invoice, refundId, amount)
    else {
      const locks = invoice.status === 'REFUNDED' && opensPhotos(invoice, todayIn(timeZone))
      await tellOfRefund(tx, invoice, { ...refund, amount, locks })
    }
  })
}

async function tellOfRefund(
  tx: Transaction,
  invoice: ToldInvoice,
  refund: { id: string; amount: string; locks: boolean },
): Promise<void> {
  const { booking, invoiceNumber } = invoice
  const { amount, locks } = refund
  const { client } = booking
  if (await wasTold(tx, client.userId, ['refund_id', refund.id])) return
  await tell(
    tx,
    {
      userId: client.userId,
      title: `${amount} refunded`,
      message: `For ${booking.propertyAddress}.${locks ? ' The photos are locked again.' : ''}`,
      type: 'INFO',
      action: 'review_payment',
      bookingId: booking.id,
      details: { invoice_id: invoice.id, refund_id: refund.id },
    },
    {
      kind: 'payment',
      template: 'payment-refunded',
      props: {
        why: 'refund',
        fullName: client.fullName,
        address: booking.propertyAddress,
        invoiceNumber,
        amount,
        paid: formatCents(invoice.amountCents, invoice.currency),
        toCard: invoice.stripePaymentId !== null,
        locks,
        link: `${env().APP_URL}/invoices/${invoice.id}`,
      },
    },
  )
}

async function tellOfFailure(
  tx: Transaction,
  { id, booking, invoiceNumber }: ToldInvoice,
  refundId: string,
  amount: string,
): Promise<void> {
  const { photographer } = booking
  if (await wasTold(tx, photographer.userId, ['failed_refund_id', refundId])) return
  await tell(tx, {
    userId: photographer.userId,
    title: 'Refund failed',
    message: `${amount} of ${invoiceNumber} did not reach the client.`,
    type: 'ERROR',
    action: 'review_payment',
    bookingId: booking.id,
    details: { invoice_id: id, failed_refund_id: refundId },
  })
}
