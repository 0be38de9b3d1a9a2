import 'server-only'
import {
  calendarType,
  type InvitationMethod,
  writeInvitation,
} from '@/lib/booking/bookings/rules/calendar-file'
import { cancellationTerms } from '@/lib/booking/bookings/rules/late-fee'
import { isLive } from '@/lib/booking/bookings/rules/moves'
import { toShownLines } from '@/lib/booking/bookings/rules/order-lines'
import type { BookingItem, BookingState, StudioVoice } from '@/lib/booking/bookings/schema/bookings'
import type { Change, Party } from '@/lib/booking/bookings/schema/changes'
import { chargedWhenText } from '@/lib/booking/bookings/words/agreement'
import { upcomingGoLive } from '@/lib/booking/bookings/words/go-live'
import { estimatedTaxLabel, plusTaxText } from '@/lib/booking/bookings/words/tax'
import { withContents } from '@/lib/catalog/services/words/orders'
import { env } from '@/lib/platform/environment/env'
import type { MailAttachment } from '@/lib/platform/jobs/outbox'
import { formatCents } from '@/lib/platform/money/money'
import { formatDate, timeRange, whenOf } from '@/lib/platform/time/calendar-date'
import { now, zoneAbbreviation } from '@/lib/platform/time/clock'
import type { NotificationEmail } from '@/lib/studio/notifications/operations/notify'

/**
 * Returns the email about a new booking for one side.
 * @param made.byName who in the studio booked it for the client; null if the client did
 * @param made.moved who moved it to this photographer, and whose it was before
 */
export function requestMail(
  booking: BookingItem,
  reader: Party,
  studio: StudioVoice,
  { byName, moved = null }: { byName: string | null; moved?: { byName: string; from: string } | null },
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
      time: timeIn(booking, studio),
      goLive: upcomingGoLive(booking),
      ...orderOf(booking),
      ...paymentOf(booking),
      moved,
      bookedBy: byName,
      isConfirmed: booking.status === 'CONFIRMED',
      cancellation: byName ? termsOf(booking, studio) : null,
      link: linkTo(booking),
    },
    attachments: [invitation(booking, studio, 'REQUEST')],
    ...(reader === 'client' && { pictures: { bookingId: booking.id } }),
  }
}

/**
 * Returns the email about a changed booking. `byName` is null when the reader made the change; `standInFor` is the disabled
 * photographer when the reader is a colleague, whose calendar never had the shoot.
 */
export function changeMail(
  booking: BookingItem,
  news: {
    change: Change
    reader: Party
    fullName: string
    standInFor?: string
    byName: string | null
    before?: BookingState
    photographer: string
    formerPhotographer: string | null
    /** Replaces who made the change; the note is the photographer's own. */
    apology: string | null
    note: string | null
    /** What was added or removed. */
    item: string | null
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
      time: timeIn(booking, studio),
      goLive: upcomingGoLive(booking),
      before: before ? `${whenOf(before)} ${zoneAbbreviation(before.date, studio.timeZone)}` : null,
      lateFee: lateFee && formatCents(lateFee.cents, booking.currency),
      awaitsApproval: booking.status === 'PENDING',
      order: change === 'taken-over' ? orderOf(booking) : null,
      total: words.item && orderOf(booking).total,
      link: linkTo(booking),
    },
    ...(method && { attachments: [invitation(booking, studio, method)] }),
    ...(change === 'approved' && news.reader === 'client' && { pictures: { bookingId: booking.id } }),
  }
}

/** `09:00 – 12:00 EDT` */
function timeIn(booking: BookingItem, { timeZone }: StudioVoice): string {
  return `${timeRange(booking)} ${zoneAbbreviation(booking.date, timeZone)}`
}

/** What cancelling costs, for a client who didn't see the terms because the studio booked. */
function termsOf(booking: BookingItem, { timeZone }: StudioVoice): string {
  const shoot = { ...booking, moves: [] }
  return cancellationTerms(shoot, 'CLIENT', { ...booking.terms, timeZone }, now()).sentence
}

function linkTo({ id }: BookingItem): string {
  return `${env().APP_URL}/booking/${id}`
}

/** What was booked: services and drive with prices, total, and special instructions. */
function orderOf({ totalCents, taxCents, covered, currency, specialInstructions, ...order }: BookingItem) {
  const tax = taxCents ? [{ name: estimatedTaxLabel, contents: [], priceCents: taxCents }] : []
  return {
    services: [...toShownLines(order), ...tax].map(({ name, contents, priceCents }) => ({
      name: withContents(name, contents),
      price: formatCents(priceCents, currency),
    })),
    total: `${formatCents(totalCents, currency)}${taxCents === null ? ` ${plusTaxText}` : ''}`,
    ...(covered && {
      brokerage: {
        name: covered.brokerageName,
        amount: formatCents(covered.cents, currency),
        rest: totalCents === covered.cents ? null : formatCents(totalCents - covered.cents, currency),
      },
    }),
    instructions: specialInstructions,
  }
}

/** What the client agreed to pay by card, and when. */
function paymentOf({ agreement, currency }: BookingItem) {
  if (!agreement) return {}
  const { text, depositCents, chargeAfterDays } = agreement
  return {
    agreement: text,
    deposit: depositCents > 0 ? formatCents(depositCents, currency) : null,
    ...(chargeAfterDays !== null && { paidWhen: chargedWhenText(chargeAfterDays) }),
  }
}

/** A reassignment changes no calendar once the shoot is over: it stays with whoever was there. */
function isForCalendar(change: Change, { status }: BookingItem): boolean {
  const isReassignment = change === 'handed-over' || change === 'taken-over' || change === 'new-photographer'
  return !isReassignment || isLive(status)
}

/** Null for a change that calendars don't show. */
const invitationMethods: Record<Change, InvitationMethod | null> = {
  approved: 'REQUEST',
  rescheduled: 'REQUEST',
  'handed-over': 'CANCEL',
  'taken-over': 'REQUEST',
  'new-photographer': 'REQUEST',
  cancelled: 'CANCEL',
  completed: null,
  'fee-waived': null,
  'item-added': null,
  'item-removed': null,
}

function invitation(booking: BookingItem, studio: StudioVoice, method: InvitationMethod): MailAttachment {
  return {
    filename: `booking-${booking.number}.ics`,
    contentType: `${calendarType}; method=${method}`,
    content: writeInvitation(booking, { ...studio, appUrl: env().APP_URL }, method),
  }
}
