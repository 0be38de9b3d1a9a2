import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { can } from '@/lib/auth/rules/capabilities'
import { lockDeposits, voidUnpaidDeposits } from '@/lib/billing/invoices/operations/deposits'
import { emailShares } from '@/lib/billing/invoices/operations/email-shares'
import type { IssuedInvoice } from '@/lib/billing/invoices/operations/issue-bill'
import { issueInvoice } from '@/lib/billing/invoices/operations/issue-invoice'
import { scheduleCharge } from '@/lib/billing/invoices/operations/schedule-charge'
import { chargeAt } from '@/lib/billing/invoices/rules/charging'
import type { Payer, Share } from '@/lib/billing/invoices/rules/split-bill'
import { chargeNotifications, scheduledText } from '@/lib/billing/invoices/words/charging'
import { voidedReasons } from '@/lib/billing/invoices/words/deposit'
import { taxContained } from '@/lib/billing/invoices/words/invoice'
import { invoiceNotifications } from '@/lib/billing/invoices/words/notifications'
import { setStatus } from '@/lib/booking/bookings/operations/set-status'
import type { LineItem } from '@/lib/booking/bookings/rules/order-lines'
import { toInvoiceLine, toOrderLines } from '@/lib/booking/bookings/rules/order-lines'
import { agreedTotal, isWithinAgreement } from '@/lib/booking/bookings/rules/payment-terms'
import { notifyContacts } from '@/lib/booking/contacts/operations/notify-contacts'
import { toTravel } from '@/lib/calendar/travel/rules/travel-fee'
import { nameCard } from '@/lib/catalog/cards/rules'
import { assertAddOns } from '@/lib/catalog/services/operations/assert-add-ons'
import { overLimitText } from '@/lib/people/brokerages/words'
import { type RecordedDelivery, recordDelivery } from '@/lib/photos/deliveries/commands/record-delivery'
import { findSentDelivery } from '@/lib/photos/deliveries/queries/find-sent-delivery'
import { toExtraLine } from '@/lib/photos/deliveries/rules/extra-line'
import type { SendPhotosInput } from '@/lib/photos/deliveries/schema/sending'
import { termsText } from '@/lib/photos/deliveries/words/choosing'
import {
  alreadyInvoicedText,
  alreadySentText,
  deliveryNotifications,
  missingFieldsText,
} from '@/lib/photos/deliveries/words/deliveries'
import { countMedia } from '@/lib/photos/media/rules/sum-up-media'
import { brokenConstraint, db, type Transaction } from '@/lib/platform/data/db'
import { env } from '@/lib/platform/environment/env'
import { AppError, FieldError } from '@/lib/platform/errors'
import { assertCurrency } from '@/lib/platform/money/amount-schema'
import { formatCents, type Money } from '@/lib/platform/money/money'
import { dateFromDatabase, formatDate } from '@/lib/platform/time/calendar-date'
import { dateOf, formatInstantDate, now } from '@/lib/platform/time/clock'
import { notify } from '@/lib/studio/notifications/operations/notify'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { countSentShares } from './count-sent-shares'

export type SentPhotos = {
  deliveryId: string
  bookingId: string
  invoiceNumber: string
  isComplimentary: boolean
}

/** Five hundred photos take few statements, but large ones. */
const transactionLimits = { maxWait: 15_000, timeout: 30_000 }

/**
 * Sends photos: in one transaction, records the delivery, issues its invoice, completes the shoot, notifies the client, and
 * queues the jobs that prepare the images.
 * Idempotent by idempotency key: a repeat returns the first result.
 */
export async function sendPhotos(actor: Actor, input: SendPhotosInput): Promise<SentPhotos> {
  const earlier = await findSentDelivery(actor, input.idempotencyKey)
  if (earlier) return earlier
  try {
    return await countSentShares(actor, input, () =>
      db().$transaction((tx) => sendWithin(tx, actor, input), transactionLimits),
    )
  } catch (error) {
    const rival = await findSentDelivery(actor, input.idempotencyKey)
    if (rival) return rival
    if (brokenConstraint(error) && isFileTaken(error)) throw new AppError('conflict', alreadySentText)
    throw error
  }
}

function isFileTaken(error: unknown): boolean {
  return /original_file_id/.test(`${brokenConstraint(error)} ${String(error)}`)
}

async function sendWithin(tx: Transaction, actor: Actor, input: SendPhotosInput): Promise<SentPhotos> {
  const seesPrice = can(actor, 'price-photos')
  const terms = seesPrice ? input : { ...input, license: undefined, expiresOn: undefined, choice: undefined }
  // Invoices are locked before their booking.
  await lockDeposits(tx, input.bookingId)
  const delivery = await recordDelivery(tx, actor, terms)
  if (!seesPrice && input.latestDeliveryId) throw new AppError('conflict', alreadyInvoicedText)
  // The invoice is for everything that isn't paid yet.
  await voidUnpaidDeposits(tx, input.bookingId, {
    actorId: actor.profileId,
    reason: voidedReasons.invoiced,
  })
  const booking = await readBooking(tx, input.bookingId)
  const extras = extrasOf(actor, input, booking)
  await assertAddOns(
    tx,
    extras.flatMap(({ serviceId }) => serviceId ?? []),
    'extras',
  )
  if (terms.choice) assertCurrency(terms.choice.extraPhoto, booking.currency)
  const amount = addExtras(chooseAmount(actor, input, booking), extras)
  // Sends no notification of its own, because the client is notified of the photos.
  if (input.completesShoot && can(actor, 'manage-bookings') && booking.status === 'CONFIRMED')
    await setStatus(tx, actor, 'complete', booking.id)
  const { timeZone } = await getStudio()
  const planned = await planCharge(tx, booking, delivery, timeZone)
  const invoice = await issueInvoice(tx, {
    bookingId: booking.id,
    deliveryId: delivery.deliveryId,
    amountCents: amount.cents,
    actorId: actor.profileId,
    lines: [...linesOf(booking), ...extras],
    deductsDeposit: true,
    isCovered: true,
    shares: sharesOf(actor, input, booking),
    ...(planned && { chargedOn: dateOf(planned.at, timeZone) }),
  })
  const othersCents = invoice.shares.reduce((sum, share) => sum + share.amountCents, 0)
  const bill = {
    agreedCents: amount.cents,
    amountCents: invoice.amountCents - invoice.depositCents + othersCents,
    othersCents,
  }
  const charge =
    planned && invoice.amountCents > 0 && isWithinAgreement(agreedTotal(booking), bill) ? planned : null
  if (charge) await scheduleCharge(tx, invoice.invoiceId, charge)
  const chargeText = charge && scheduledText(charge.card, formatInstantDate(charge.at, timeZone))
  const isComplimentary = amount.cents === 0
  await notifyClient(tx, { booking, delivery, invoice, input: terms, isComplimentary, chargeText })
  const { shares } = invoice
  await emailShares(tx, { shares, currency: amount.currency, agentName: booking.client.fullName, booking })
  await notifyContacts(tx, booking.id, 'photos-ready', { timeZone })
  return {
    deliveryId: delivery.deliveryId,
    bookingId: booking.id,
    invoiceNumber: invoice.invoiceNumber,
    isComplimentary,
  }
}

/**
 * Returns what the invoice is for: the typed amount, or what was booked if the actor doesn't set prices.
 * @throws FieldError without an amount, AppError `conflict` if it's in another currency than the booking
 */
function chooseAmount(actor: Actor, { amount }: SendPhotosInput, booking: SentBooking): Money {
  if (!can(actor, 'price-photos')) return { cents: booking.totalAmountCents, currency: booking.currency }
  if (!amount) throw new FieldError('amount', missingFieldsText)
  assertCurrency(amount, booking.currency)
  return amount
}

/** Returns the lines of what is charged besides what was booked. @throws AppError as chooseAmount */
function extrasOf(actor: Actor, { extras = [] }: SendPhotosInput, booking: SentBooking): LineItem[] {
  if (!can(actor, 'price-photos')) return []
  return extras.map(({ name, amount, serviceId }) => {
    assertCurrency(amount, booking.currency)
    return toExtraLine({ name, amountCents: amount.cents, serviceId })
  })
}

/** Returns what people besides the client pay. @throws AppError as chooseAmount */
function sharesOf(actor: Actor, { split }: SendPhotosInput, { currency }: SentBooking): readonly Share[] {
  if (!split || !can(actor, 'price-photos')) return []
  assertCurrency({ cents: 0, currency: split.currency }, currency)
  return split.shares
}

function addExtras({ cents, currency }: Money, extras: readonly LineItem[]): Money {
  return { cents: extras.reduce((sum, { amountCents }) => sum + amountCents, cents), currency }
}

type PlannedCharge = { at: Date; retryDays: number[]; card: string | null }

/** Returns the charge that the client agreed to; null for payment by invoice, and for a further delivery. */
async function planCharge(
  tx: Transaction,
  { id: bookingId, agreement }: SentBooking,
  { deliveryId }: RecordedDelivery,
  timeZone: string,
): Promise<PlannedCharge | null> {
  if (!agreement || agreement.chargeAfterDays === null) return null
  const earlier = await tx.mediaDelivery.count({ where: { bookingId, id: { not: deliveryId } } })
  if (earlier > 0) return null
  const { brand, last4, chargeAfterDays, retryDays } = agreement
  return { at: chargeAt(now(), chargeAfterDays, timeZone), retryDays, card: nameCard(brand, last4) }
}

function linesOf(booking: SentBooking): LineItem[] {
  return toOrderLines({ ...booking, travel: toTravel(booking) }).map(toInvoiceLine)
}

type SentBooking = Awaited<ReturnType<typeof readBooking>>

function readBooking(tx: Transaction, bookingId: string) {
  return tx.booking.findUniqueOrThrow({
    where: { id: bookingId },
    select: {
      id: true,
      status: true,
      propertyAddress: true,
      shootDate: true,
      totalAmountCents: true,
      currency: true,
      estimatedTaxCents: true,
      agreement: { select: { brand: true, last4: true, chargeAfterDays: true, retryDays: true } },
      travelMiles: true,
      travelFeeCents: true,
      driveFeeCents: true,
      couponCode: true,
      coverage: { select: { coveredCents: true, brokerage: { select: { name: true } } } },
      client: { select: { userId: true, fullName: true } },
      photographer: { select: { fullName: true } },
      services: {
        select: {
          serviceId: true,
          name: true,
          band: true,
          priceCents: true,
          discountCents: true,
          packageName: true,
          addedAt: true,
          addedTaxCents: true,
        },
        orderBy: { position: 'asc' },
      },
    },
  })
}

async function notifyClient(
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
