import 'server-only'
import {
  findResponsiblePhotographers,
  type ResponsiblePhotographer,
} from '@/lib/accounts/operations/find-responsible-photographers'
import { closePayments } from '@/lib/invoices/commands/close-payments'
import { type LockedInvoice, lockInvoice } from '@/lib/invoices/operations/lock-invoice'
import { isForLateFee, isGalleryOver, opensPhotos, photosOf } from '@/lib/invoices/rules/coverage'
import { isPayable } from '@/lib/invoices/rules/status'
import { invoiceNotifications, nameInvoice, paymentEffects } from '@/lib/invoices/words/notifications'
import { methodWords } from '@/lib/invoices/words/payment'
import { notify } from '@/lib/notifications/operations/notify'
import type { CalendarDate } from '@/lib/platform/calendar-date'
import { todayIn } from '@/lib/platform/clock'
import { db, type Transaction } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import type { DomainEvents } from '@/lib/platform/events'
import { getStudio } from '@/lib/studio/queries/get-studio'
import { wasNotified } from './was-notified'

/**
 * Notifies the client and whoever is responsible that an invoice was paid, except a photographer who recorded the payment.
 * Closes what could still be paid for the invoice. Idempotent.
 */
export async function whenPaymentSucceeds({ invoiceId }: DomainEvents['payment.succeeded']): Promise<void> {
  const { timeZone } = await getStudio()
  await db().$transaction(async (tx) => {
    const invoice = await lockInvoice(tx, invoiceId)
    if (invoice?.status !== 'COMPLETED') return
    if (await wasNotified(tx, invoice.client.userId, ['paid_invoice_id', invoiceId])) return
    await notifyClient(tx, invoice, todayIn(timeZone))
    await notifyPhotographers(tx, invoice, todayIn(timeZone))
  })
  await closePayments(invoiceId)
}

async function notifyClient(tx: Transaction, invoice: LockedInvoice, today: CalendarDate): Promise<void> {
  const { booking } = invoice
  const photos = photosOf(invoice)
  await notify(
    tx,
    {
      userId: invoice.client.userId,
      ...invoiceNotifications.paid(nameInvoice(invoice), effectOf(invoice, today)),
      type: 'SUCCESS',
      action: opensPhotos(invoice, today) ? 'view_photos' : 'view_invoice',
      bookingId: booking.id,
      details: {
        invoice_id: invoice.id,
        paid_invoice_id: invoice.id,
        ...(photos && { delivery_id: photos.id }),
      },
    },
    mailTo('client', invoice, today),
  )
}

/** What the payment changes for the client, as a sentence; empty when it changes nothing. */
function effectOf(invoice: LockedInvoice, today: CalendarDate): string {
  if (invoice.depositCents > 0) return paymentEffects.paysDeposit
  if (isForLateFee(invoice)) return paymentEffects.paysLateFee
  if (isGalleryOver(invoice, today)) return paymentEffects.galleryExpired
  if (opensPhotos(invoice, today)) return paymentEffects.unlocks
  const latest = photosOf(invoice)?.invoices[0]
  return latest && isPayable(latest.status) ? paymentEffects.waitsFor(latest.invoiceNumber) : ''
}

async function notifyPhotographers(
  tx: Transaction,
  invoice: LockedInvoice,
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
        ...invoiceNotifications.received(nameInvoice(invoice), methodOf(invoice)),
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
  invoice: LockedInvoice,
  today: CalendarDate,
  { id, fullName }: Pick<ResponsiblePhotographer, 'id' | 'fullName'> = invoice.client,
) {
  const { booking, client } = invoice
  const regular = reader === 'client' ? client : booking.photographer
  const unlocks = opensPhotos(invoice, today)
  const page =
    reader === 'client' && unlocks
      ? `photo-view?booking_id=${booking.id}&delivery_id=${photosOf(invoice)?.id}`
      : `invoices/${invoice.id}`
  return {
    kind: 'payment' as const,
    template: 'payment-received' as const,
    props: {
      reader,
      unlocks,
      isLateFee: isForLateFee(invoice),
      fullName,
      ...(id !== regular.id && { standInFor: booking.photographer.fullName }),
      clientName: client.fullName,
      ...nameInvoice(invoice),
      method: methodOf(invoice),
      link: `${env().APP_URL}/${page}`,
    },
  }
}

function methodOf({ paidMethod }: LockedInvoice): string {
  return methodWords[paidMethod ?? 'CARD']
}
