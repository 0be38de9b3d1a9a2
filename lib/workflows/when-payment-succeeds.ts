import 'server-only'
import {
  findResponsiblePhotographers,
  type ResponsiblePhotographer,
} from '@/lib/accounts/operations/find-responsible-photographers'
import { closePayments } from '@/lib/invoices/commands/close-payments'
import { methodWords } from '@/lib/invoices/payment-words'
import { isForLateFee, isGalleryOver, isPayable, opensPhotos } from '@/lib/invoices/rules'
import { notify } from '@/lib/notifications/operations/notify'
import type { CalendarDate } from '@/lib/platform/calendar-date'
import { todayIn } from '@/lib/platform/clock'
import { db, type Transaction } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import type { DomainEvents } from '@/lib/platform/events'
import { formatCents } from '@/lib/platform/money'
import { getStudio } from '@/lib/studio/queries'
import { type InvoiceForNotification, lockInvoiceForNotification } from './lock-invoice-for-notification'
import { wasNotified } from './was-notified'

/**
 * Tells both sides that an invoice is paid: the client what that means for the photos, whoever is responsible what came
 * in. The photographer who recorded the payment knows it already. Told once however often it is called. What could still be paid
 * for the invoice is closed.
 */
export async function whenPaymentSucceeds({ invoiceId }: DomainEvents['payment.succeeded']): Promise<void> {
  const { timeZone } = await getStudio()
  await db().$transaction(async (tx) => {
    const invoice = await lockInvoiceForNotification(tx, invoiceId)
    if (invoice?.status !== 'COMPLETED') return
    const { client } = invoice.booking
    if (await wasNotified(tx, client.userId, ['paid_invoice_id', invoiceId])) return
    await notifyClient(tx, invoice, todayIn(timeZone))
    await notifyPhotographers(tx, invoice, todayIn(timeZone))
  })
  await closePayments(invoiceId)
}

async function notifyClient(
  tx: Transaction,
  invoice: InvoiceForNotification,
  today: CalendarDate,
): Promise<void> {
  const { booking } = invoice
  await notify(
    tx,
    {
      userId: booking.client.userId,
      title: 'Payment Successful!',
      message: `${amountOf(invoice)} for ${booking.propertyAddress}.${effectOf(invoice, today)}`,
      type: 'SUCCESS',
      action: opensPhotos(invoice, today) ? 'view_photos' : 'view_invoice',
      bookingId: booking.id,
      details: {
        invoice_id: invoice.id,
        paid_invoice_id: invoice.id,
        ...(invoice.deliveryId && { delivery_id: invoice.deliveryId }),
      },
    },
    mailTo('client', invoice, today),
  )
}

/** What the payment does, in a sentence; none where it changes nothing a client would look for. */
function effectOf(invoice: InvoiceForNotification, today: CalendarDate): string {
  if (isForLateFee(invoice)) return ' The late fee is paid.'
  if (isGalleryOver(invoice, today)) return " The gallery's last day is over."
  if (opensPhotos(invoice, today)) return ' Your photos are unlocked.'
  const latest = invoice.delivery?.invoices[0]
  return latest && isPayable(latest.status) ? ` Your photos unlock when ${latest.invoiceNumber} is paid.` : ''
}

async function notifyPhotographers(
  tx: Transaction,
  invoice: InvoiceForNotification,
  today: CalendarDate,
): Promise<void> {
  const { booking, markedPaidById } = invoice
  const responsible = await findResponsiblePhotographers(tx, [booking.photographer.id])
  if (responsible.some(({ id }) => id === markedPaidById)) return
  for (const photographer of responsible) {
    await notify(
      tx,
      {
        userId: photographer.userId,
        title: 'Payment received',
        message: `${amountOf(invoice)} for ${booking.propertyAddress}, by ${methodOf(invoice)}.`,
        type: 'SUCCESS',
        action: 'review_payment',
        bookingId: booking.id,
        details: { invoice_id: invoice.id },
      },
      mailTo('photographer', invoice, today, photographer),
    )
  }
}

function mailTo(
  reader: 'client' | 'photographer',
  invoice: InvoiceForNotification,
  today: CalendarDate,
  { id, fullName }: Pick<ResponsiblePhotographer, 'id' | 'fullName'> = invoice.booking.client,
) {
  const { booking, invoiceNumber } = invoice
  const unlocks = opensPhotos(invoice, today)
  const page =
    reader === 'client' && unlocks
      ? `photo-view?booking_id=${booking.id}&delivery_id=${invoice.deliveryId}`
      : `invoices/${invoice.id}`
  return {
    kind: 'payment' as const,
    template: 'payment-received' as const,
    props: {
      reader,
      unlocks,
      isLateFee: isForLateFee(invoice),
      fullName,
      ...(id !== booking[reader].id && { standInFor: booking.photographer.fullName }),
      clientName: booking.client.fullName,
      address: booking.propertyAddress,
      invoiceNumber,
      amount: amountOf(invoice),
      method: methodOf(invoice),
      link: `${env().APP_URL}/${page}`,
    },
  }
}

function amountOf({ amountCents, currency }: InvoiceForNotification): string {
  return formatCents(amountCents, currency)
}

function methodOf({ paidMethod }: InvoiceForNotification): string {
  return methodWords[paidMethod ?? 'CARD']
}
