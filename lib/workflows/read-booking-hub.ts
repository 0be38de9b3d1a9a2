import type { Actor } from '@/lib/auth/actor'
import { listAddOnsOf } from '@/lib/bookings/operations/list-add-ons-of'
import { listColleagues } from '@/lib/bookings/queries/list-colleagues'
import { mergeTimeline } from '@/lib/bookings/rules/merge-timeline'
import { isLive } from '@/lib/bookings/rules/moves'
import type { BookingDetail } from '@/lib/bookings/schema'
import { describeBookingEvents } from '@/lib/bookings/words/timeline'
import { describeBookedLimit } from '@/lib/brokerages/queries/describe-limit'
import { canSendPhotosOf } from '@/lib/deliveries/policy'
import { listDeliveriesOfBooking } from '@/lib/deliveries/queries/list-deliveries-of-booking'
import { listDeliveryEvents } from '@/lib/deliveries/queries/list-delivery-events'
import { findFeePayment } from '@/lib/invoices/queries/find-fee-payment'
import { findUnpaidDeposit } from '@/lib/invoices/queries/find-unpaid-deposit'
import { listAwaitedBills } from '@/lib/invoices/queries/list-awaited-bills'
import { listBookingPayments } from '@/lib/invoices/queries/list-booking-payments'
import { listInvoiceEvents } from '@/lib/invoices/queries/list-invoice-events'
import { listInvoicesOf } from '@/lib/invoices/queries/list-invoices-of'
import { planFeePayments } from '@/lib/invoices/queries/plan-fee-payments'
import { isOver } from '@/lib/invoices/rules/status'
import { depositKeptText } from '@/lib/invoices/words/late-fee'
import { findLatestConversation } from '@/lib/messaging/queries/find-latest-conversation'
import { db } from '@/lib/platform/db'
import { readFeeConsequences } from './read-fee-consequences'

/** Reads what other domains hold about a booking, as far as the actor may see it. */
export async function readBookingHub(actor: Actor, booking: BookingDetail) {
  const { id, may, client, photographer } = booking
  const [
    deliveries,
    deliveryEvents,
    invoices,
    invoiceEvents,
    conversation,
    payments,
    colleagues,
    deposit,
    addOns,
    lateFee,
    bills,
    limit,
  ] = await Promise.all([
    listDeliveriesOfBooking(actor, id),
    listDeliveryEvents(actor, id),
    listInvoicesOf(actor, { bookingId: id }),
    listInvoiceEvents(actor, id),
    findLatestConversation(actor, client.id),
    may.cancel ? readPayments(actor, booking) : [],
    may.reassign ? listColleagues(actor, photographer.id) : [],
    isLive(booking.status) ? findUnpaidDeposit(actor, id) : null,
    may.changeItems ? listAddOnsOf(db(), id) : [],
    readLateFee(actor, booking),
    listAwaitedBills(actor, id),
    booking.status === 'CANCELLED' || booking.isDelivered ? null : describeBookedLimit(id, booking.covered),
  ])
  return {
    deliveries,
    invoices,
    timeline: mergeTimeline(describeBookingEvents(booking.events), deliveryEvents, invoiceEvents),
    // A paid invoice still waits for the other shares of its bill.
    awaitsPayment: deliveries.some(
      ({ paid, invoice }) => paid === false && invoice && !isOver(invoice.status),
    ),
    bills,
    limit,
    openConversationId: conversation?.status === 'OPEN' ? conversation.id : null,
    canSendPhotos: canSendPhotosOf(actor, { ...booking, photographerId: photographer.id }),
    payments,
    colleagues,
    deposit,
    addOns,
    lateFee,
  }
}

/** Reads what was paid for a booking, with what becomes of a deposit if it's cancelled now. */
async function readPayments(actor: Actor, { id, client, cancellation, currency }: BookingDetail) {
  const { feeCents: cents } = cancellation
  if (cents === 0) return listBookingPayments(actor, id)
  const plan = await planFeePayments(actor, [{ bookingId: id, clientId: client.id, cents, currency }])
  const payment = plan.get(id)?.charged
  return listBookingPayments(actor, id, payment && depositKeptText(payment, currency))
}

/** Reads what charging and waiving a late fee does, for whoever decides it, and how a charged one was paid. */
async function readLateFee(actor: Actor, { id, client, lateFee, currency, may }: BookingDetail) {
  const due = may.resolveLateFee && lateFee
  const fee = { bookingId: id, clientId: client.id, clientName: client.fullName, currency }
  const [decided] = due ? await readFeeConsequences(actor, [{ ...fee, cents: due.cents }]) : []
  return {
    consequences: decided?.consequences ?? null,
    payment: lateFee?.state === 'CHARGED' ? await findFeePayment(actor, { id, currency }) : null,
  }
}
