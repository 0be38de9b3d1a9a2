import { SectionHead } from '@/components/ui/section-head'
import { TextLink } from '@/components/ui/text-link'
import { Timeline, type TimelineEntry } from '@/components/ui/timeline'
import { isLive } from '@/lib/booking/bookings/rules/moves'
import type { BookingDetail, ShootEvent } from '@/lib/booking/bookings/schema'
import { activityTitle } from '@/lib/booking/bookings/words/situation'
import { type CalendarDate, formatDate, formatDay } from '@/lib/platform/time/calendar-date'
import { dateOf, todayIn, wallTimeOf } from '@/lib/platform/time/clock'

type BookingTimelineProps = {
  booking: BookingDetail
  /** Earliest first. */
  events: readonly ShootEvent[]
  /** Whether delivered photos are still unpaid. */
  awaitsPayment: boolean
  timeZone: string
}

/** What happened to a shoot so far, and its remaining steps. */
export function BookingTimeline({ booking, events, awaitsPayment, timeZone }: BookingTimelineProps) {
  const today = todayIn(timeZone)
  const past = events.map(({ id, at, title, detail, href }) => ({
    key: id,
    title: href ? <TextLink href={href}>{title}</TextLink> : title,
    when: formatMoment(at, today, timeZone),
    dateTime: at,
    detail,
  }))
  return (
    <section aria-labelledby="activity">
      <SectionHead id="activity" title={activityTitle} className="mb-5" />
      <Timeline entries={[...past, ...aheadOf(booking, awaitsPayment, today)]} />
    </section>
  )
}

/** `November 21, 14:05`. The facts name the zone. */
function formatMoment(at: string, today: CalendarDate, timeZone: string): string {
  return `${formatDayOf(dateOf(at, timeZone), today)}, ${wallTimeOf(at, timeZone)}`
}

/** `November 21`; with its year if that isn't the current one. */
function formatDayOf(date: CalendarDate, today: CalendarDate): string {
  return date.slice(0, 4) === today.slice(0, 4) ? formatDay(date) : formatDate(date)
}

function aheadOf(booking: BookingDetail, awaitsPayment: boolean, today: CalendarDate): TimelineEntry[] {
  const { status, isDelivered } = booking
  if (status === 'CANCELLED') return []
  const approval = { key: 'approval', title: 'Approval', ahead: true }
  const shoot = {
    key: 'shoot',
    title: 'Shoot',
    when: formatDayOf(booking.date, today),
    dateTime: booking.date,
    detail: `${booking.startTime} at the property`,
    ahead: true,
  }
  const delivered = {
    key: 'delivered',
    title: 'Photos delivered',
    ...(booking.goLive && {
      when: `By ${formatDayOf(booking.goLive.photosBy, today)}`,
      dateTime: booking.goLive.photosBy,
    }),
    ahead: true,
  }
  const paid = { key: 'paid', title: 'Invoice paid, photos unlocked', ahead: true }
  return [
    ...(status === 'PENDING' && !isDelivered ? [approval] : []),
    ...(isLive(status) && !isDelivered ? [shoot] : []),
    ...(isDelivered ? [] : [delivered]),
    ...(isDelivered && !awaitsPayment ? [] : [paid]),
  ]
}
