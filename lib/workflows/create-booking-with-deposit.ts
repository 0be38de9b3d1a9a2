import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { unpaidDeposits } from '@/lib/billing/invoices/operations/deposits'
import { issueDeposit } from '@/lib/billing/invoices/operations/issue-deposit'
import { type CreatedBooking, createBooking } from '@/lib/booking/bookings/commands/create-booking'
import type { BookingRequest } from '@/lib/booking/bookings/operations/price-order'
import type { PresentedCard } from '@/lib/catalog/cards/schema'
import { db } from '@/lib/platform/db'

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
