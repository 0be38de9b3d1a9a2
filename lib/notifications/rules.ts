import type { BookingStatus, NotificationAction } from '@/prisma/generated/enums'
import type { Approval, NotificationKind } from './schema'

/** The private channel on which one user hears of their own notifications. */
export function userChannel(userId: string): string {
  return `private-user-${userId}`
}

/** The ids a notification carries for its click; `mail_id` is a mail that could not be sent. */
export type ActionData = {
  booking_id?: string
  conversation_id?: string
  delivery_id?: string
  invoice_id?: string
  mail_id?: string
  quote_id?: string
  user_id?: string
}

/**
 * The approval that a notification asks for, while its reader can give it and once it is given; null where the booking
 * has gone another way or to somebody else since.
 */
export function approvalIn(
  action: NotificationAction | null,
  booking: { id: string; status: BookingStatus; photographerId: string } | null,
  readerProfileId: string,
): Approval | null {
  if (action !== 'approve_booking' || booking?.photographerId !== readerProfileId) return null
  if (booking.status !== 'PENDING' && booking.status !== 'CONFIRMED') return null
  return { bookingId: booking.id, isGiven: booking.status === 'CONFIRMED' }
}

/** Where a click on a notification leads. */
export function destinationOf(action: NotificationAction | null, ids: ActionData): string {
  const { booking_id: booking, conversation_id: conversation, invoice_id: invoice } = ids
  switch (action) {
    case 'view_booking':
      return booking ? `/booking/${booking}` : '/admin'
    case 'view_message':
    case 'view_conversation':
      return conversation ? `/admin-messages?conversation=${conversation}` : '/admin-messages'
    case 'view_invoice':
      return invoice ? `/invoices/${invoice}` : '/invoices'
    case 'pay_invoice':
      if (invoice) return `/invoices/${invoice}`
      return booking ? `/photo-gallery?booking_id=${booking}${ofDelivery(ids)}` : '/photo-gallery'
    case 'confirm_payment':
      return booking ? `/photo-gallery?booking_id=${booking}${ofDelivery(ids)}` : '/photo-gallery'
    case 'review_payment':
      return booking ? `/invoices?booking_id=${booking}` : '/invoices'
    case 'view_photos':
      return booking ? `/photo-view?booking_id=${booking}${ofDelivery(ids)}` : '/photo-gallery'
    // A booking is approved beside the notification or on its page, an account on the card of /admin.
    case 'approve_booking':
      return booking ? `/booking/${booking}` : '/dashboard'
    case 'view_quote':
      return ids.quote_id ? `/quotes?request=${ids.quote_id}` : '/quotes'
    case 'approve_photographer':
      return '/admin'
    default:
      return ids.mail_id ? '/settings/mail?state=failed' : '/dashboard'
  }
}

/** Which of a booking's deliveries; without it a page shows the newest. */
function ofDelivery({ delivery_id }: ActionData): string {
  return delivery_id ? `&delivery_id=${delivery_id}` : ''
}

/** Which notifications a kind of them is; all others are "other". */
export const actionsOf: Record<Exclude<NotificationKind, 'other'>, NotificationAction[]> = {
  booking: ['approve_booking', 'view_booking'],
  message: ['view_message', 'view_conversation', 'view_quote'],
  payment: ['view_invoice', 'pay_invoice', 'confirm_payment', 'review_payment'],
  photos: ['view_photos'],
}
