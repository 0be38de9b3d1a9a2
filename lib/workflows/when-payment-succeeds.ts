import 'server-only'
import { closePayments } from '@/lib/billing/invoices/commands/close-payments'
import { type LockedInvoice, lockInvoice } from '@/lib/billing/invoices/operations/lock-invoice'
import { notifyPayer, type Reader } from '@/lib/billing/invoices/operations/notify-payer'
import { isForLateFee, isGalleryOver, opensPhotos, photosOf } from '@/lib/billing/invoices/rules/coverage'
import { isPayable } from '@/lib/billing/invoices/rules/status'
import { taxContained } from '@/lib/billing/invoices/words/invoice'
import { invoiceNotifications, nameInvoice, paymentEffects } from '@/lib/billing/invoices/words/notifications'
import { cardText, methodLabel, methodWords } from '@/lib/billing/invoices/words/payment'
import { findResponsiblePhotographers } from '@/lib/people/accounts/operations/find-responsible-photographers'
import { db, type Transaction } from '@/lib/platform/data/db'
import type { DomainEvents } from '@/lib/platform/data/events'
import { env } from '@/lib/platform/environment/env'
import type { CalendarDate } from '@/lib/platform/time/calendar-date'
import { formatInstantDate, todayIn } from '@/lib/platform/time/clock'
import { notify, notifyByEmail } from '@/lib/studio/notifications/operations/notify'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import type { PaymentMethodKind } from '@/prisma/generated/enums'
import { wasNotified } from './was-notified'

/**
 * Notifies the client and whoever is responsible that an invoice was paid, except a photographer who recorded the payment.
 * Closes what could still be paid for the invoice. Idempotent.
 */
export async function whenPaymentSucceeds(event: DomainEvents['payment.succeeded']): Promise<void> {
  const { invoiceId, completesBill = true } = event
  const { timeZone } = await getStudio()
  await db().$transaction(async (tx) => {
    const invoice = await lockInvoice(tx, invoiceId)
    if (invoice?.status !== 'COMPLETED') return
    if (await wasNotified(tx, invoice.client.userId, ['paid_invoice_id', invoiceId])) return
    const isOpening = opensPhotos(invoice, todayIn(timeZone)) && !invoice.isOnTerms
    const paid = {
      invoice,
      isOpening,
      completesBill,
      unlocks: isOpening && completesBill,
      last4: await findCard(tx, invoiceId),
      paidOn: invoice.paidAt && formatInstantDate(invoice.paidAt, timeZone),
    }
    await notifyClient(tx, paid, todayIn(timeZone))
    await notifyPhotographers(tx, paid)
  })
  await closePayments(invoiceId)
}

type Paid = {
  invoice: LockedInvoice
  /** Whether photos wait for this invoice, alone or with other shares of its bill. */
  isOpening: boolean
  /** Whether nothing of its bill is left to pay. */
  completesBill: boolean
  /** Whether this payment unlocks them. */
  unlocks: boolean
  /** The last digits of the card that paid; null for another method. */
  last4: string | null
  paidOn: string | null
}

async function findCard(tx: Transaction, invoiceId: string): Promise<string | null> {
  const paid = await tx.invoiceEvent.findFirst({
    where: { invoiceId, kind: 'PAID' },
    select: { details: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })
  const details = paid?.details
  if (typeof details !== 'object' || details === null || !('last4' in details)) return null
  return typeof details.last4 === 'string' && details.last4 !== '' ? details.last4 : null
}

/** Notifies whoever paid, and the booking's client if that was someone else and the photos are unlocked now. */
async function notifyClient(tx: Transaction, paid: Paid, today: CalendarDate): Promise<void> {
  const { invoice, unlocks } = paid
  const agent = invoice.shareOf?.client ?? invoice.client
  const isOtherClient = agent.id !== invoice.client.id
  const isByLink = invoice.payerEmail !== null
  const shown = isOtherClient ? { ...paid, isOpening: false, unlocks: false } : paid
  const link = `${env().APP_URL}/photo-view?booking_id=${invoice.booking.id}&delivery_id=${photosOf(invoice)?.id}`
  await notifyPayer(tx, invoice, describePaid(shown, today, isByLink), (reader) =>
    shown.unlocks && !isByLink
      ? mailTo('client', shown, { ...reader, link })
      : // Whoever pays a share by its link sees no photos.
        mailTo('client', { ...shown, unlocks: false }, reader),
  )
  if (!unlocks || !(isOtherClient || isByLink)) return
  const mail = mailTo('client', paid, { fullName: agent.fullName, link, isPaidByOther: true })
  if (isOtherClient) await notify(tx, { userId: agent.userId, ...describePaid(paid, today, true) }, mail)
  else await notifyByEmail(tx, agent.userId, mail)
}

function describePaid(paid: Paid, today: CalendarDate, isPaidByOther: boolean) {
  const { invoice, unlocks } = paid
  const photos = photosOf(invoice)
  const named = nameInvoice(invoice)
  const effect = effectOf(paid, today)
  return {
    ...(isPaidByOther
      ? invoiceNotifications.paidByOther(named, payerOf(invoice), effect)
      : invoiceNotifications.paid(named, effect)),
    type: 'SUCCESS' as const,
    action: unlocks ? ('view_photos' as const) : ('view_invoice' as const),
    bookingId: invoice.booking.id,
    details: {
      invoice_id: invoice.id,
      paid_invoice_id: invoice.id,
      ...(photos && { delivery_id: photos.id }),
    },
  }
}

/** What the payment changes for the client, as a sentence; empty when it changes nothing. */
function effectOf({ invoice, isOpening, unlocks, completesBill }: Paid, today: CalendarDate): string {
  if (invoice.depositCents > 0) return paymentEffects.paysDeposit
  if (isForLateFee(invoice)) return paymentEffects.paysLateFee
  if (invoice.purchaseId) return completesBill ? paymentEffects.unlocksChosen : paymentEffects.waitsForShares
  if (isGalleryOver(invoice, today)) return paymentEffects.galleryExpired
  if (unlocks) return paymentEffects.unlocks
  if (isOpening) return paymentEffects.waitsForShares
  const latest = photosOf(invoice)?.invoices[0]
  return latest && isPayable(latest.status) ? paymentEffects.waitsFor(latest.invoiceNumber) : ''
}

async function notifyPhotographers(tx: Transaction, paid: Paid): Promise<void> {
  const { invoice } = paid
  const { booking, markedPaidById } = invoice
  const responsible = await findResponsiblePhotographers(tx, [booking.photographer.id])
  if (responsible.some(({ id }) => id === markedPaidById)) return
  for (const photographer of responsible) {
    await notify(
      tx,
      {
        userId: photographer.userId,
        ...invoiceNotifications.received(nameInvoice(invoice), methodWords[methodOf(invoice)]),
        type: 'SUCCESS',
        action: 'review_payment',
        bookingId: booking.id,
        details: { invoice_id: invoice.id },
      },
      // The owner was notified of the statement.
      invoice.paidMethod === 'STATEMENT'
        ? undefined
        : mailTo('photographer', paid, {
            fullName: photographer.fullName,
            link: `${env().APP_URL}/invoices/${invoice.id}`,
            ...(photographer.id !== booking.photographer.id && {
              standInFor: booking.photographer.fullName,
            }),
          }),
    )
  }
}

function mailTo(
  reader: 'client' | 'photographer',
  { invoice, unlocks, last4, paidOn }: Paid,
  { fullName, link, ...more }: Reader & { standInFor?: string; isPaidByOther?: boolean },
) {
  const photos = reader === 'client' && unlocks ? photosOf(invoice) : null
  const isOwn = reader === 'client' && !more.isPaidByOther
  return {
    kind: 'payment' as const,
    template: 'payment-received' as const,
    ...(photos && { pictures: { deliveryId: photos.id } }),
    props: {
      reader,
      unlocks,
      isLateFee: isForLateFee(invoice),
      fullName,
      ...more,
      clientName: payerOf(invoice),
      ...nameInvoice(invoice),
      tax: taxContained(invoice),
      // Whoever didn't pay doesn't see whose card did.
      method: last4 && isOwn ? cardText(last4) : methodLabel(methodOf(invoice)),
      paidOn,
      link,
      ...(isOwn &&
        invoice.payerEmail === null && {
          invoice: {
            link: `${env().APP_URL}/invoices/${invoice.id}`,
            pdfLink: `${env().APP_URL}/api/invoices/${invoice.id}/pdf`,
          },
        }),
    },
  }
}

function payerOf({ payerName, client }: LockedInvoice): string {
  return payerName ?? client.fullName
}

function methodOf({ paidMethod }: LockedInvoice): PaymentMethodKind {
  return paidMethod ?? 'CARD'
}
