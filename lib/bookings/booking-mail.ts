import 'server-only'
import type { NotificationEmail } from '@/lib/notifications/operations/notify'
import { formatDate } from '@/lib/platform/calendar-date'
import { formatCents } from '@/lib/platform/money'
import type { MailAttachment } from '@/lib/platform/outbox'
import { bookingAddress } from './booking-address'
import { type InvitationMethod, writeInvitation } from './calendar-file'
import { isLive, timeRange, whenOf } from './rules'
import type { BookingItem, BookingState, Change, Party, StudioVoice } from './schema'

/**
 * The mail that says a booking was made, in the words of one side.
 * @param moved who moved it here, and from which photographer, for one that was another's before
 */
export function requestMail(
  booking: BookingItem,
  reader: Party,
  studio: StudioVoice,
  moved?: { byName: string; from: string },
): NotificationEmail {
  return {
    kind: 'booking',
    template: 'booking-requested',
    props: {
      reader,
      fullName: booking[reader].fullName,
      clientName: booking.client.fullName,
      photographerName: booking.photographer.fullName,
      bookingNumber: booking.number,
      address: booking.address,
      date: formatDate(booking.date),
      time: timeRange(booking),
      ...orderOf(booking),
      moved: moved ?? null,
      link: bookingAddress(booking.id),
    },
    attachments: [invitation(booking, studio, 'REQUEST')],
  }
}

/**
 * The mail that says a booking has changed. `byName` is null where the reader changed it; `standInFor` is its disabled
 * photographer where the reader is a colleague, in whose calendar it never was.
 */
export function changeMail(
  booking: BookingItem,
  news: {
    change: Change
    fullName: string
    standInFor?: string
    byName: string | null
    before?: BookingState
    photographer: string
    formerPhotographer: string | null
    /** What the client reads instead of who changed it, and a note from the photographer. */
    apology: string | null
    note: string | null
  },
  studio: StudioVoice,
): NotificationEmail {
  const { change, before, ...words } = news
  const isForReader = !words.standInFor && isForCalendar(change, booking)
  const method = isForReader ? invitationMethods[change] : null
  const { lateFee } = booking
  return {
    kind: 'booking',
    template: 'booking-changed',
    props: {
      ...words,
      change,
      bookingNumber: booking.number,
      address: booking.address,
      date: formatDate(booking.date),
      time: timeRange(booking),
      before: before ? whenOf(before) : null,
      lateFee: lateFee && formatCents(lateFee.cents, booking.currency),
      awaitsApproval: booking.status === 'PENDING',
      order: change === 'taken-over' ? orderOf(booking) : null,
      link: bookingAddress(booking.id),
    },
    ...(method && { attachments: [invitation(booking, studio, method)] }),
  }
}

/** What was ordered: the services with their prices, the total, and what the client asks to heed. */
function orderOf({ services, totalCents, currency, specialInstructions }: BookingItem) {
  return {
    services: services.map(({ name, priceCents }) => ({ name, price: formatCents(priceCents, currency) })),
    total: formatCents(totalCents, currency),
    instructions: specialInstructions,
  }
}

/** A shoot that is over stays in the calendars of those who were there, whoever looks after it now. */
function isForCalendar(change: Change, { status }: BookingItem): boolean {
  const isReassignment = change === 'handed-over' || change === 'taken-over' || change === 'new-photographer'
  return !isReassignment || isLive(status)
}

/** A shoot that is done, or a fee that is not asked, changes nothing in a calendar. */
const invitationMethods: Record<Change, InvitationMethod | null> = {
  approved: 'REQUEST',
  rescheduled: 'REQUEST',
  'handed-over': 'CANCEL',
  'taken-over': 'REQUEST',
  'new-photographer': 'REQUEST',
  cancelled: 'CANCEL',
  completed: null,
  'fee-waived': null,
}

function invitation(booking: BookingItem, studio: StudioVoice, method: InvitationMethod): MailAttachment {
  return {
    filename: `booking-${booking.number}.ics`,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: writeInvitation(booking, studio, method),
  }
}
