import type { Actor } from '@/lib/auth/actor'
import { findFeePayment } from '@/lib/billing/invoices/queries/find-fee-payment'
import { findUnpaidDeposit } from '@/lib/billing/invoices/queries/find-unpaid-deposit'
import { listAwaitedBills } from '@/lib/billing/invoices/queries/list-awaited-bills'
import { listBookingPayments } from '@/lib/billing/invoices/queries/list-booking-payments'
import { listInvoiceEvents } from '@/lib/billing/invoices/queries/list-invoice-events'
import { listInvoices } from '@/lib/billing/invoices/queries/list-invoices'
import { listInvoicesOf } from '@/lib/billing/invoices/queries/list-invoices-of'
import { planFeePayments } from '@/lib/billing/invoices/queries/plan-fee-payments'
import { isOver } from '@/lib/billing/invoices/rules/status'
import { InvoiceFilter } from '@/lib/billing/invoices/schema/listing'
import { describeOwed } from '@/lib/billing/invoices/words/due'
import { depositKeptText } from '@/lib/billing/invoices/words/late-fee'
import { listAddOnsOf } from '@/lib/booking/bookings/operations/list-add-ons-of'
import { listColleagues } from '@/lib/booking/bookings/queries/list-colleagues'
import { mergeTimeline } from '@/lib/booking/bookings/rules/merge-timeline'
import { isLive } from '@/lib/booking/bookings/rules/moves'
import type { BookingDetail } from '@/lib/booking/bookings/schema/bookings'
import { describeBookingEvents } from '@/lib/booking/bookings/words/timeline'
import { findLatestConversation } from '@/lib/messaging/queries/find-latest-conversation'
import { describeBookedLimit } from '@/lib/people/brokerages/queries/describe-limit'
import { canSendPhotosOf } from '@/lib/photos/deliveries/policy'
import { findPictures } from '@/lib/photos/deliveries/queries/find-pictures'
import { listDeliveriesOfBooking } from '@/lib/photos/deliveries/queries/list-deliveries-of-booking'
import { listDeliveryEvents } from '@/lib/photos/deliveries/queries/list-delivery-events'
import { listOpenChoices } from '@/lib/photos/deliveries/queries/list-open-choices'
import { db } from '@/lib/platform/data/db'
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
    { rows },
    choices,
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
    listInvoices(actor, { ...InvoiceFilter.defaults, booking_id: id }),
    listOpenChoices(actor, id),
  ])
  const payable = rows.find(({ action }) => action === 'pay') ?? null
  const [latest] = deliveries
  return {
    deliveries,
    pictures: latest ? await findPictures(actor, latest) : null,
    invoices,
    timeline: mergeTimeline(describeBookingEvents(booking.events), deliveryEvents, invoiceEvents),
    // A paid invoice still waits for the other shares of its bill.
    awaitsPayment: deliveries.some(
      ({ paid, invoice }) => paid === false && invoice && !isOver(invoice.status),
    ),
    bills,
    limit,
    payable,
    // What is chosen comes before its own payment, unless that was tried, and not before another one.
    openChoice:
      choices.find(
        ({ invoiceId }) => !payable || (payable.id === invoiceId && payable.status !== 'FAILED'),
      ) ?? null,
    owed: describeOwed(rows),
    remindable: rows.find(({ canRemind }) => canRemind) ?? null,
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
