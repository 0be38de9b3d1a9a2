import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { payByCard } from '@/lib/billing/invoices/commands/pay-by-card'
import { unpaidDeposits } from '@/lib/billing/invoices/operations/deposits'
import { issueDeposit } from '@/lib/billing/invoices/operations/issue-deposit'
import { type CreatedBooking, createBooking } from '@/lib/booking/bookings/commands/create-booking'
import type { BookingRequest } from '@/lib/booking/bookings/operations/price-order'
import type { BookedShoot, BookForClient, BookShoot } from '@/lib/booking/bookings/schema/booking-form'
import { readConfirmedCard } from '@/lib/catalog/cards/queries/read-confirmed-card'
import type { PresentedCard } from '@/lib/catalog/cards/schema'
import { codeAttempts } from '@/lib/catalog/coupons/limits'
import { db } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { log } from '@/lib/platform/monitoring/log'
import { consumeAttempt } from '@/lib/platform/web/rate-limit'

/**
 * Books a shoot with a saved card, or with a new one that is read back from Stripe, and charges the deposit to it. A booking
 * whose deposit couldn't be charged waits for the client to pay it.
 * @throws AppError `payment-failed` for a card that isn't confirmed; see createBookingWithDeposit for the others
 */
export async function bookShoot(actor: Actor, { card, ...request }: BookShoot): Promise<BookedShoot> {
  await countCode(actor, request)
  const { bookingId, deposit } = await createBookingWithDeposit(actor, request, () => {
    if (!card) return null
    return 'setupIntentId' in card ? readConfirmedCard(actor, card.setupIntentId) : card
  })
  return { bookingId, unpaid: deposit && (await chargeDeposit(actor, deposit)) }
}

/**
 * Books a shoot for a client. Without a card and an agreement: only clients agree to charges of their cards, so there is no
 * deposit, and the client pays the invoice by hand.
 * @throws see createBookingWithDeposit
 */
export async function bookForClient(
  actor: Actor,
  { clientId, ...request }: BookForClient,
): Promise<BookedShoot> {
  await countCode(actor, request)
  const { bookingId } = await createBookingWithDeposit(actor, request, () => null, clientId)
  return { bookingId, unpaid: null }
}

/** A booking reveals whether a code exists, so it counts as an attempt. @throws AppError `too-many-requests` */
async function countCode(actor: Actor, { couponCode }: { couponCode?: string | undefined }): Promise<void> {
  if (couponCode) await consumeAttempt(codeAttempts, actor.profileId)
}

async function chargeDeposit(
  actor: Actor,
  deposit: NonNullable<CreatedBooking['deposit']>,
): Promise<BookedShoot['unpaid']> {
  const href = `/invoices/${deposit.invoiceId}`
  try {
    const result = await payByCard(actor, deposit)
    return result.outcome === 'checkout' ? { href: result.url, message: result.message } : null
  } catch (error) {
    // The booking was made, so its client must get there, whatever happened to the payment.
    if (!(error instanceof AppError)) log().error({ error: String(error) }, 'a deposit was not charged')
    const message = error instanceof AppError ? error.message : "We couldn't charge the deposit."
    return { href, message }
  }
}

/**
 * Books a shoot and issues the invoice of its deposit, in one transaction.
 * @throws see createBooking
 */
export function createBookingWithDeposit(
  actor: Actor,
  request: BookingRequest,
  readCard: () => PresentedCard | null | Promise<PresentedCard | null>,
  clientId = actor.profileId,
): Promise<CreatedBooking> {
  const deposits = { issue: issueDeposit, findUnpaid: findUnpaidDeposit }
  return createBooking(actor, request, readCard, deposits, clientId)
}

async function findUnpaidDeposit(bookingId: string): Promise<CreatedBooking['deposit']> {
  const invoice = await db().invoice.findFirst({
    where: unpaidDeposits(bookingId),
    select: { id: true, booking: { select: { cardId: true } } },
  })
  return invoice?.booking.cardId ? { invoiceId: invoice.id, cardId: invoice.booking.cardId } : null
}
