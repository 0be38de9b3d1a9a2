import type { Act, ActContext } from '@/lib/audit/words/act'
import { countIn, sentences, textOf } from '@/lib/audit/words/details'
import type { AuditAction } from '@/lib/platform/data/audit-actions'
import { timeRange } from '@/lib/platform/time/calendar-date'

/** What the audit log says of acts on bookings, calendars, and messages. */
export const bookingActs = {
  'access-details.removed': { kind: 'bookings', what: 'Removed the access details of a booking' },
  'access-details.saved': { kind: 'bookings', what: 'Saved the access details of a booking' },
  'access-details.viewed': { kind: 'bookings', what: 'Viewed the access details of a booking' },
  'booking.handed-over': {
    kind: 'bookings',
    what: 'Reassigned a booking',
    more: ({ details }) =>
      `From ${textOf(details, 'from') ?? 'unknown'} to ${textOf(details, 'to') ?? 'unknown'}`,
  },
  'booking-contact.added': { kind: 'bookings', what: 'Added a person to keep informed' },
  'booking-contact.removed': { kind: 'bookings', what: 'Removed a person to keep informed' },
  'booking-terms.saved': { kind: 'bookings', what: 'Changed booking rules', more: termsOf },
  'calendar-feed.closed': { kind: 'bookings', what: 'Turned off their calendar address' },
  'calendar-feed.opened': { kind: 'bookings', what: 'Created a calendar address' },
  'calendar-feed.replaced': { kind: 'bookings', what: 'Replaced their calendar address' },
  'calendar.added': { kind: 'bookings', what: 'Added a calendar' },
  'calendar.removed': { kind: 'bookings', what: 'Removed a calendar' },
  'conversation.deleted': { kind: 'messages', what: 'Deleted a conversation' },
  'days.blocked': { kind: 'bookings', what: 'Blocked days', more: daysOf },
  'days.unblocked': { kind: 'bookings', what: 'Unblocked days', more: daysOf },
  'mail.retried': { kind: 'messages', what: 'Resent a failed email' },
  'quote.deleted': { kind: 'messages', what: 'Deleted a quote request' },
  'seller-link.created': { kind: 'bookings', what: 'Created a link for the seller of a property' },
  'seller-link.emailed': { kind: 'bookings', what: 'Emailed a link to the seller of a property' },
  'seller-link.turned-off': { kind: 'bookings', what: 'Turned off the links of a seller' },
  'slot.added': { kind: 'bookings', what: 'Added a slot', more: slotOf },
  'slot.disabled': { kind: 'bookings', what: 'Disabled a slot', more: slotOf },
  'slot.enabled': { kind: 'bookings', what: 'Enabled a slot', more: slotOf },
  'slot.removed': { kind: 'bookings', what: 'Removed a slot', more: slotOf },
  'weekly-hours.changed': { kind: 'bookings', what: 'Changed weekly hours', more: slotsOf },
  'weekly-hours.opened': { kind: 'bookings', what: 'Added weekly hours', more: slotsOf },
  'weekly-hours.removed': { kind: 'bookings', what: 'Removed weekly hours', more: removedSlotsOf },
} as const satisfies Partial<Record<AuditAction, Act>>

function slotsOf({ details }: ActContext): string | null {
  return sentences(textOf(details, 'photographer'), countIn(details, 'slots', 'slot'))
}

/** `2026-06-12, 09:00 – 12:00` */
function slotOf({ details }: ActContext): string | null {
  const [date, startTime, endTime] = ['date', 'startTime', 'endTime'].map((name) => textOf(details, name))
  return date && startTime && endTime ? `${date}, ${timeRange({ startTime, endTime })}` : null
}

/** `2 days, from 2026-06-12 to 2026-06-14` */
function daysOf({ details }: ActContext): string | null {
  const [from, to] = [textOf(details, 'from'), textOf(details, 'to')]
  const range = from && to && (from === to ? from : `from ${from} to ${to}`)
  return [countIn(details, 'days', 'day'), range].filter(Boolean).join(', ') || null
}

function removedSlotsOf({ details }: ActContext): string | null {
  return sentences(
    textOf(details, 'photographer'),
    `${countIn(details, 'slotsRemoved', 'slot') ?? '0 slots'} removed`,
    typeof details.slotsKept === 'number' && details.slotsKept > 0 && `${details.slotsKept} kept`,
  )
}

function termsOf({ details }: ActContext): string | null {
  const hours = { count: Number(details.minimumNoticeMinutes ?? 0) / 60 }
  const minutes = { count: Number(details.bufferMinutes ?? 0) }
  return `${countIn(hours, 'count', 'hour')} of notice, ${countIn(minutes, 'count', 'minute')} between shoots`
}
