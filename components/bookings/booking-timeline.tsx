import { SectionHead } from '@/components/ui/section-head'
import { Timeline, type TimelineEntry } from '@/components/ui/timeline'
import type { BookingDetail, BookingEventItem } from '@/lib/bookings/schema'
import { formatDate } from '@/lib/platform/calendar-date'
import { formatInstantDate } from '@/lib/platform/clock'
import type { BookingEventKind } from '@/prisma/generated/enums'

const titles: Record<BookingEventKind, string> = {
  CREATED: 'Booked',
  APPROVED: 'Confirmed',
  RESCHEDULED: 'Rescheduled',
  CANCELLED: 'Cancelled',
  COMPLETED: 'Completed',
  LATE_FEE_CHARGED: 'Late cancellation fee charged',
  LATE_FEE_WAIVED: 'Late cancellation fee waived',
  HANDED_OVER: 'Handed over',
}

/** What happened to a booking, and what is still ahead. */
export function BookingTimeline({ booking, timeZone }: { booking: BookingDetail; timeZone: string }) {
  const past = booking.events.map((event) => ({
    key: event.id,
    title: titles[event.kind],
    when: formatInstantDate(event.createdAt, timeZone),
    dateTime: event.createdAt,
    detail: sentenceOf(event),
  }))
  return (
    <section aria-labelledby="what-happened">
      <SectionHead id="what-happened" title="What happened" className="mb-5" />
      <Timeline entries={[...past, ...aheadOf(booking)]} />
    </section>
  )
}

function sentenceOf({ kind, actorName, before, after, handOver }: BookingEventItem): string {
  const who = actorName ?? 'Unknown User'
  if (kind === 'CREATED')
    return after
      ? `${who} chose ${formatDate(after.date)} at ${after.startTime}.`
      : `${who} booked the shoot.`
  if (kind === 'APPROVED') return `${who} approved the booking.`
  if (kind === 'CANCELLED') return `${who} cancelled the booking.`
  if (kind === 'COMPLETED') return `${who} marked the shoot as completed.`
  if (kind === 'LATE_FEE_CHARGED') return `${who} charged the fee by invoice.`
  if (kind === 'LATE_FEE_WAIVED') return `${who} waived the fee.`
  if (kind === 'HANDED_OVER') return `${who} ${handedOver(actorName, handOver)}.`
  if (!before || !after) return `${who} chose another time.`
  const whom = handOver ? ` The photographer changed from ${handOver.from} to ${handOver.to}.` : ''
  return `${who} moved it from ${formatDate(before.date)}, ${before.startTime} to ${formatDate(after.date)}, ${after.startTime}.${whom}`
}

function handedOver(actorName: string | null, handOver: BookingEventItem['handOver']): string {
  if (!handOver) return 'handed the booking over to another photographer'
  const { from, to } = handOver
  if (actorName === to) return `took the booking over from ${from}`
  return actorName === from
    ? `handed the booking over to ${to}`
    : `handed the booking over from ${from} to ${to}`
}

function aheadOf(booking: BookingDetail): TimelineEntry[] {
  const paid = { key: 'paid', title: 'Invoice paid, photos unlocked', ahead: true }
  const delivered = { key: 'delivered', title: 'Photos delivered', ahead: true }
  if (booking.status === 'CANCELLED' || booking.status === 'COMPLETED') return []
  return [
    {
      key: 'shoot',
      title: 'Shoot',
      when: formatDate(booking.date),
      dateTime: booking.date,
      detail: `${booking.startTime} at the property`,
      ahead: true,
    },
    delivered,
    paid,
  ]
}
