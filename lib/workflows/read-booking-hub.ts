import type { Actor } from '@/lib/auth/actor'
import { listAddOnsOf } from '@/lib/bookings/operations/list-add-ons-of'
import { listColleagues } from '@/lib/bookings/queries/list-colleagues'
import { mergeTimeline } from '@/lib/bookings/rules/merge-timeline'
import { isLive } from '@/lib/bookings/rules/moves'
import type { BookingDetail } from '@/lib/bookings/schema'
import { describeBookingEvents } from '@/lib/bookings/words/timeline'
import { canSendPhotosOf } from '@/lib/deliveries/policy'
import { listDeliveriesOfBooking } from '@/lib/deliveries/queries/list-deliveries-of-booking'
import { listDeliveryEvents } from '@/lib/deliveries/queries/list-delivery-events'
import { findUnpaidDeposit } from '@/lib/invoices/queries/find-unpaid-deposit'
import { listBookingPayments } from '@/lib/invoices/queries/list-booking-payments'
import { listInvoiceEvents } from '@/lib/invoices/queries/list-invoice-events'
import { listInvoicesOf } from '@/lib/invoices/queries/list-invoices-of'
import { isPayable } from '@/lib/invoices/rules/status'
import { findLatestConversation } from '@/lib/messaging/queries/find-latest-conversation'
import { db } from '@/lib/platform/db'

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
  ] = await Promise.all([
    listDeliveriesOfBooking(actor, id),
    listDeliveryEvents(actor, id),
    listInvoicesOf(actor, { bookingId: id }),
    listInvoiceEvents(actor, id),
    findLatestConversation(actor, client.id),
    may.cancel ? listBookingPayments(actor, id, booking.cancellation.feeCents > 0) : [],
    may.reassign ? listColleagues(actor, photographer.id) : [],
    isLive(booking.status) ? findUnpaidDeposit(actor, id) : null,
    may.changeItems ? listAddOnsOf(db(), id) : [],
  ])
  return {
    deliveries,
    invoices,
    timeline: mergeTimeline(describeBookingEvents(booking.events), deliveryEvents, invoiceEvents),
    awaitsPayment: deliveries.some(({ invoice }) => invoice !== null && isPayable(invoice.status)),
    openConversationId: conversation?.status === 'OPEN' ? conversation.id : null,
    canSendPhotos: canSendPhotosOf(actor, { ...booking, photographerId: photographer.id }),
    payments,
    colleagues,
    deposit,
    addOns,
  }
}
