import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { can } from '@/lib/auth/rules/capabilities'
import { lockDeposits, voidUnpaidDeposits } from '@/lib/billing/invoices/operations/deposits'
import { emailShares } from '@/lib/billing/invoices/operations/email-shares'
import { issueInvoice } from '@/lib/billing/invoices/operations/issue-invoice'
import { scheduleCharge } from '@/lib/billing/invoices/operations/schedule-charge'
import { chargeAt } from '@/lib/billing/invoices/rules/charging'
import type { Share } from '@/lib/billing/invoices/rules/split-bill'
import { scheduledText } from '@/lib/billing/invoices/words/charging'
import { voidedReasons } from '@/lib/billing/invoices/words/deposit'
import { setStatus } from '@/lib/booking/bookings/operations/set-status'
import type { LineItem } from '@/lib/booking/bookings/rules/order-lines'
import { toInvoiceLine, toOrderLines } from '@/lib/booking/bookings/rules/order-lines'
import { agreedTotal, isWithinAgreement } from '@/lib/booking/bookings/rules/payment-terms'
import { notifyContacts } from '@/lib/booking/contacts/operations/notify-contacts'
import { toTravel } from '@/lib/calendar/travel/rules/travel-fee'
import { nameCard } from '@/lib/catalog/cards/rules'
import { assertAddOns } from '@/lib/catalog/services/operations/assert-add-ons'
import { type RecordedDelivery, recordDelivery } from '@/lib/photos/deliveries/commands/record-delivery'
import { findSentDelivery } from '@/lib/photos/deliveries/queries/find-sent-delivery'
import { toExtraLine } from '@/lib/photos/deliveries/rules/extra-line'
import type { SendPhotosInput } from '@/lib/photos/deliveries/schema/sending'
import {
  alreadyInvoicedText,
  alreadySentText,
  missingFieldsText,
} from '@/lib/photos/deliveries/words/deliveries'
import { brokenConstraint, db, type Transaction } from '@/lib/platform/data/db'
import { AppError, FieldError } from '@/lib/platform/errors'
import { assertCurrency } from '@/lib/platform/money/amount-schema'
import type { Money } from '@/lib/platform/money/money'
import { dateOf, formatInstantDate, now } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { countSentShares } from './count-sent-shares'
import { notifyOfSentPhotos } from './notify-of-sent-photos'
import { readSentBooking, type SentBooking } from './read-sent-booking'

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
  const booking = await readSentBooking(tx, input.bookingId)
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
  await notifyOfSentPhotos(tx, { booking, delivery, invoice, input: terms, isComplimentary, chargeText })
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
