import 'server-only'
import type { IssuedInvoice } from '@/lib/billing/invoices/operations/issue-bill'
import type { Payer } from '@/lib/billing/invoices/rules/split-bill'
import { chargeNotifications } from '@/lib/billing/invoices/words/charging'
import { taxContained } from '@/lib/billing/invoices/words/invoice'
import { invoiceNotifications } from '@/lib/billing/invoices/words/notifications'
import { overLimitText } from '@/lib/people/brokerages/words'
import type { RecordedDelivery } from '@/lib/photos/deliveries/commands/record-delivery'
import type { SendPhotosInput } from '@/lib/photos/deliveries/schema/sending'
import { termsText } from '@/lib/photos/deliveries/words/choosing'
import { deliveryNotifications } from '@/lib/photos/deliveries/words/deliveries'
import { countMedia } from '@/lib/photos/media/rules/sum-up-media'
import type { Transaction } from '@/lib/platform/data/db'
import { env } from '@/lib/platform/environment/env'
import { formatCents } from '@/lib/platform/money/money'
import { dateFromDatabase, formatDate } from '@/lib/platform/time/calendar-date'
import { notify } from '@/lib/studio/notifications/operations/notify'
import type { SentBooking } from './read-sent-booking'

/** Notifies the client of sent photos, and of an invoice with something to pay, in the transaction that sends them. */
export async function notifyOfSentPhotos(
  tx: Transaction,
  sent: {
    booking: SentBooking
    delivery: RecordedDelivery
    invoice: IssuedInvoice
    input: SendPhotosInput
    isComplimentary: boolean
    /** When the card is charged, in a sentence; null for payment by invoice. */
    chargeText: string | null
  },
): Promise<void> {
  const { booking, delivery, invoice, input, isComplimentary, chargeText } = sent
  const amount = formatCents(invoice.amountCents, booking.currency)
  const query = `booking_id=${booking.id}&delivery_id=${delivery.deliveryId}`
  const isPaid = invoice.isFullyPaid
  const { choice: offered } = input
  const choice =
    offered && termsText(offered.includedPhotos, formatCents(offered.extraPhoto.cents, booking.currency))
  const payers = invoice.shares.map(({ payer, amountCents }) => ({
    name: namePayer(payer, booking),
    amount: formatCents(amountCents, booking.currency),
  }))
  const others =
    payers.length === 0
      ? undefined
      : {
          payers,
          isAll: invoice.amountCents === 0 && invoice.depositCents === 0,
          isUnlocked: isPaid,
          areAwaited: invoice.shares.some(({ payer }) => payer.kind !== 'brokerage' || !payer.isOnTerms),
          ...describeLimit(invoice, booking),
        }
  if (invoice.amountCents > 0) await notifyOfInvoice(tx, booking, invoice, { amount, chargeText })
  await notify(
    tx,
    {
      userId: booking.client.userId,
      ...deliveryNotifications.sent({
        ...delivery,
        address: booking.propertyAddress,
        isUnlocked: isPaid,
        choice,
      }),
      type: 'INFO',
      action: 'view_photos',
      bookingId: booking.id,
      details: { delivery_id: delivery.deliveryId },
    },
    {
      kind: 'booking',
      template: 'photos-ready',
      pictures: { deliveryId: delivery.deliveryId },
      props: {
        fullName: booking.client.fullName,
        address: booking.propertyAddress,
        shootDate: formatDate(dateFromDatabase(booking.shootDate)),
        photographer: booking.photographer.fullName,
        photoCount: delivery.photoCount,
        previewCount: input.previewFileIds.filter((id) => input.fullFileIds.includes(id)).length,
        extras: await nameExtras(tx, delivery.deliveryId),
        amount,
        tax: taxContained({ ...invoice, currency: booking.currency }),
        ...(choice && { choice }),
        isComplimentary,
        isPrepaid: isPaid && !isComplimentary && !others?.isAll,
        ...(others && { others }),
        chargeText,
        invoiceNumber: invoice.invoiceNumber,
        dueOn: formatDate(invoice.dueOn),
        lastDay: delivery.expiresOn && formatDate(delivery.expiresOn),
        instructions: input.deliveryInstructions,
        link: `${env().APP_URL}/photo-view?${query}`,
        payLink: `${env().APP_URL}/invoices/${payableFor(invoice).invoiceId}`,
      },
    },
  )
}

/** Returns what is delivered besides photos; null for nothing. */
async function nameExtras(tx: Transaction, deliveryId: string): Promise<string | null> {
  const files = await tx.mediaFile.findMany({ where: { deliveryId }, select: { kind: true } })
  return countMedia({
    films: files.filter(({ kind }) => kind === 'FILM'),
    documents: files.filter(({ kind }) => kind === 'DOCUMENT'),
    lockedDocuments: 0,
  })
}

/** Returns the invoice that the client sees: that of the brokerage, if it pays everything. */
function payableFor(invoice: IssuedInvoice): { invoiceId: string } {
  const [share, ...others] = invoice.shares
  const isCovered = invoice.amountCents === 0 && share?.payer.kind === 'brokerage' && others.length === 0
  return isCovered ? share : invoice
}

/** Says that photos wait for a brokerage that is over its credit limit. */
function describeLimit({ shares }: IssuedInvoice, booking: SentBooking): { limit?: string } {
  const over = shares.find(({ payer }) => payer.kind === 'brokerage' && payer.isOverLimit)
  return over ? { limit: overLimitText(namePayer(over.payer, booking), formatDate(over.dueOn)) } : {}
}

/** A brokerage's own name, not that of its billing contact. */
function namePayer(payer: Payer, { coverage, client }: SentBooking): string {
  if (payer.kind === 'brokerage') return coverage?.brokerage.name ?? payer.name
  return payer.kind === 'person' ? payer.name : client.fullName
}

async function notifyOfInvoice(
  tx: Transaction,
  booking: SentBooking,
  { invoiceId, invoiceNumber }: IssuedInvoice,
  { amount, chargeText }: { amount: string; chargeText: string | null },
): Promise<void> {
  await notify(tx, {
    userId: booking.client.userId,
    ...(chargeText
      ? chargeNotifications.scheduled({ invoiceNumber, amount, address: booking.propertyAddress }, chargeText)
      : invoiceNotifications.issued({ invoiceNumber, amount, address: booking.propertyAddress })),
    type: chargeText ? 'INFO' : 'WARNING',
    action: 'pay_invoice',
    bookingId: booking.id,
    details: { invoice_id: invoiceId },
  })
}
