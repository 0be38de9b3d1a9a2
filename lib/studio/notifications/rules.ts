import { isClient } from '@/lib/auth/rules/capabilities'
import type { AccountStatus, BookingStatus, NotificationAction, Role } from '@/prisma/generated/enums'
import type { Approval, NotificationKind } from './schema'

/** Returns the private channel for one user's live events. */
export function userChannel(userId: string): string {
  return `private-user-${userId}`
}

/** The private channels for live events about every booking of the studio, and about the photos of all of them. */
export const teamChannels = { bookings: 'private-team-bookings', photos: 'private-team-photos' } as const

/**
 * The ids that a click on the notification needs; `brokerage_id` is the reader's brokerage, or one that they may join,
 * `billed_brokerage_id` one that the studio bills, `calendar_id` a calendar that can't be read, `deletion_id` a client's
 * request to be deleted, `editing_id` a booking whose photos are being edited, `to_send_id` one whose photos are ready to send,
 * `mail_id` an email that couldn't be sent, `starts_on` the first day of a pay period.
 */
export type ActionData = {
  booking_id?: string
  brokerage_id?: string
  billed_brokerage_id?: string
  calendar_id?: string
  conversation_id?: string
  deletion_id?: string
  delivery_id?: string
  editing_id?: string
  invoice_id?: string
  mail_id?: string
  photographer_id?: string
  quote_id?: string
  starts_on?: string
  statement_id?: string
  to_send_id?: string
  user_id?: string
}

/**
 * Returns the approval that a notification asks for, while its reader can give it and after they have; null when the
 * booking was cancelled, completed or reassigned since.
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

/** Returns the path that a click on a notification opens. */
export function destinationOf(action: NotificationAction | null, ids: ActionData): string {
  const { booking_id: booking, conversation_id: conversation, invoice_id: invoice } = ids
  switch (action) {
    case 'view_booking':
      return booking ? `/booking/${booking}` : '/admin'
    case 'view_message':
    case 'view_conversation':
      return conversation ? `/admin-messages?conversation=${conversation}` : '/admin-messages'
    case 'view_invoice':
      if (ids.statement_id) return `/statements/${ids.statement_id}`
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
    // Bookings are approved beside the notification or on their page, accounts on /admin.
    case 'approve_booking':
      return booking ? `/booking/${booking}` : '/dashboard'
    case 'view_quote':
      return ids.quote_id ? `/quotes?request=${ids.quote_id}` : '/quotes'
    case 'view_pay': {
      const { photographer_id: photographer, starts_on: startsOn } = ids
      return photographer && startsOn ? `/pay/${photographer}?from=${startsOn}` : '/pay'
    }
    case 'approve_photographer':
      return '/admin'
    default:
      if (ids.brokerage_id) return '/brokerage'
      if (ids.billed_brokerage_id) return `/clients/brokerages/${ids.billed_brokerage_id}`
      if (ids.calendar_id) return '/calendar?view=hours#other-calendars'
      if (ids.editing_id) return '/editing'
      if (ids.to_send_id) return `/photo-delivery?booking_id=${ids.to_send_id}`
      if (ids.deletion_id) return '/settings/privacy'
      return ids.mail_id ? '/settings/mail?state=failed' : '/dashboard'
  }
}

/** Selects one of the booking's deliveries; without it, pages show the newest. */
function ofDelivery({ delivery_id }: ActionData): string {
  return delivery_id ? `&delivery_id=${delivery_id}` : ''
}

/** The actions of each kind of notification; the rest are "other". */
export const actionsOf: Record<Exclude<NotificationKind, 'other'>, NotificationAction[]> = {
  booking: ['approve_booking', 'view_booking'],
  message: ['view_message', 'view_conversation', 'view_quote'],
  payment: ['view_invoice', 'pay_invoice', 'confirm_payment', 'review_payment', 'view_pay'],
  photos: ['view_photos'],
}

type Preference = { bookingMail: boolean; messageMail: boolean; paymentMail: boolean }

/** The column that stores the preference for each kind of email. */
export const preferenceFor = {
  booking: 'bookingMail',
  message: 'messageMail',
  payment: 'paymentMail',
} as const satisfies Record<string, keyof Preference>

type MailKind = keyof typeof preferenceFor

/** Whether a person wants this kind of email; without a stored preference they want all. */
export function wantsMail(preference: Preference | null, kind: MailKind): boolean {
  return preference?.[preferenceFor[kind]] ?? true
}

/**
 * Whether this kind of email is sent to an account: a disabled one gets only a client's payment emails, a deleted one none.
 * Emails about the account itself have no kind and are always sent.
 */
export function reachesAccount(
  account: { role: Role; accountStatus: AccountStatus },
  kind: MailKind,
): boolean {
  if (account.accountStatus === 'DELETED') return false
  return account.accountStatus !== 'DISABLED' || (isClient(account) && kind === 'payment')
}

/** Limits how long a steady stream of messages can delay their email. */
const maxWaitSeconds = 600

/**
 * Returns in how many seconds to email what someone hasn't read: after a quiet while, and at most ten minutes after the
 * first of it.
 * @param first when that was sent; null if it's being sent now
 */
export function unreadMailDelay(
  first: Date | null,
  { at, quietSeconds }: { at: Date; quietSeconds: number },
): number {
  const waited = first ? (at.getTime() - first.getTime()) / 1000 : 0
  return Math.min(quietSeconds, Math.max(0, Math.round(maxWaitSeconds - waited)))
}

/** Returns the path of the page where a reader turns a kind of email off and on. */
export function unsubscribePath(token: string): string {
  return `/unsubscribe/${token}`
}
