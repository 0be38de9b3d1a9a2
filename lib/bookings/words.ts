import { formatDate } from '@/lib/platform/calendar-date'
import type { BookingEventKind } from '@/prisma/generated/enums'
import type { BookingEventItem, ShootEvent } from './schema'

const titles: Record<BookingEventKind, string> = {
  CREATED: 'Booked',
  APPROVED: 'Confirmed',
  RESCHEDULED: 'Rescheduled',
  CANCELLED: 'Cancelled',
  COMPLETED: 'Completed',
  LATE_FEE_CHARGED: 'Late cancellation fee charged',
  LATE_FEE_WAIVED: 'Late cancellation fee waived',
  HANDED_OVER: 'Reassigned',
}

/** A booking's own events as its timeline shows them. */
export function describeBookingEvents(events: readonly BookingEventItem[]): ShootEvent[] {
  return events.map((event) => ({
    id: event.id,
    at: event.createdAt,
    title: titles[event.kind],
    detail: sentenceOf(event),
    href: null,
  }))
}

function sentenceOf({ kind, actorName, before, after, reassignment }: BookingEventItem): string {
  const who = actorName ?? 'Unknown User'
  if (kind === 'CREATED')
    return after
      ? `${who} chose ${formatDate(after.date)} at ${after.startTime}.`
      : `${who} booked the shoot.`
  if (kind === 'APPROVED') return `${who} approved the booking.`
  const away = after?.isPhotographerAway ? "wasn't available that day and " : ''
  if (kind === 'CANCELLED') return `${who} ${away}cancelled the booking.`
  if (kind === 'COMPLETED') return `${who} marked the shoot as completed.`
  if (kind === 'LATE_FEE_CHARGED') return `${who} charged the fee by invoice.`
  if (kind === 'LATE_FEE_WAIVED') return `${who} waived the fee.`
  if (kind === 'HANDED_OVER') return `${who} ${away}${describeReassignment(actorName, reassignment)}.`
  if (!before || !after) return `${who} chose another time.`
  const whom = reassignment
    ? ` The photographer changed from ${reassignment.from} to ${reassignment.to}.`
    : ''
  return `${who} moved it from ${formatDate(before.date)}, ${before.startTime} to ${formatDate(after.date)}, ${after.startTime}.${whom}`
}

function describeReassignment(
  actorName: string | null,
  reassignment: BookingEventItem['reassignment'],
): string {
  if (!reassignment) return 'reassigned the booking to another photographer'
  const { from, to } = reassignment
  if (actorName === to) return `took the booking over from ${from}`
  return actorName === from
    ? `reassigned the booking to ${to}`
    : `reassigned the booking from ${from} to ${to}`
}
