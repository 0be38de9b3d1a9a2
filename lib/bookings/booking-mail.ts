import 'server-only'
import type { Mailed } from '@/lib/notifications/tell'
import { formatDate } from '@/lib/platform/calendar-date'
import { formatCents } from '@/lib/platform/money'
import type { MailAttachment } from '@/lib/platform/outbox'
import { bookingAddress } from './booking-address'
import { type InvitationMethod, writeInvitation } from './calendar-file'
import { timeRange, whenOf } from './rules'
import type { BookingItem, BookingState, Change, Party, StudioVoice } from './schema'

/** The mail that says a booking was made, in the words of one side. */
export function requestMail(booking: BookingItem, reader: Party, studio: StudioVoice): Mailed {
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
      services: booking.services.map(({ name, priceCents }) => ({
        name,
        price: formatCents(priceCents, booking.currency),
      })),
      total: formatCents(booking.totalCents, booking.currency),
      link: bookingAddress(booking.id),
    },
    attachments: [invitation(booking, studio, 'REQUEST')],
  }
}

/** The mail that says a booking has changed. `byName` is null where the reader changed it. */
export function changeMail(
  booking: BookingItem,
  news: { change: Change; fullName: string; byName: string | null; before?: BookingState },
  studio: StudioVoice,
): Mailed {
  const { change, fullName, byName, before } = news
  const method = invitationMethods[change]
  const { lateFee } = booking
  return {
    kind: 'booking',
    template: 'booking-changed',
    props: {
      change,
      fullName,
      byName,
      bookingNumber: booking.number,
      address: booking.address,
      date: formatDate(booking.date),
      time: timeRange(booking),
      before: before ? whenOf(before) : null,
      lateFee: lateFee && formatCents(lateFee.cents, booking.currency),
      link: bookingAddress(booking.id),
    },
    ...(method && { attachments: [invitation(booking, studio, method)] }),
  }
}

/** A shoot that is done, or a fee that is not asked, changes nothing in a calendar. */
const invitationMethods: Record<Change, InvitationMethod | null> = {
  approved: 'REQUEST',
  rescheduled: 'REQUEST',
  'handed-over': 'CANCEL',
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
