import { SectionHead } from '@/components/ui/section-head'
import { TextLink } from '@/components/ui/text-link'
import { Timeline, type TimelineEntry } from '@/components/ui/timeline'
import { type StepAhead, stepsAhead } from '@/lib/booking/bookings/rules/steps-ahead'
import type { BookingDetail } from '@/lib/booking/bookings/schema/bookings'
import type { ShootEvent } from '@/lib/booking/bookings/schema/shoot-day'
import { activityTitle, aheadTitles, photosByText } from '@/lib/booking/bookings/words/situation'
import { type CalendarDate, formatDate, formatDay } from '@/lib/platform/time/calendar-date'
import { dateOf, studioTimeIn, wallTimeOf } from '@/lib/platform/time/clock'

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
  const clock = studioTimeIn(timeZone)
  const { today } = clock
  const past = events.map(({ id, at, title, detail, href }) => ({
    key: id,
    title: href ? <TextLink href={href}>{title}</TextLink> : title,
    when: formatMoment(at, today, timeZone),
    dateTime: at,
    detail,
  }))
  const ahead = stepsAhead(booking, awaitsPayment, clock).map((step) => describeAhead(step, booking, today))
  return (
    <section aria-labelledby="activity">
      <SectionHead id="activity" title={activityTitle} className="mb-5" />
      <Timeline entries={[...past, ...ahead]} />
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

function describeAhead(step: StepAhead, booking: BookingDetail, today: CalendarDate): TimelineEntry {
  const entry = { key: step, title: aheadTitles[step], ahead: true }
  if (step === 'shoot')
    return {
      ...entry,
      when: formatDayOf(booking.date, today),
      dateTime: booking.date,
      detail: `${booking.startTime} at the property`,
    }
  if (step !== 'delivery' || !booking.goLive) return entry
  const { photosBy } = booking.goLive
  const late = photosBy < today
  return { ...entry, when: photosByText(formatDayOf(photosBy, today), late), dateTime: photosBy, late }
}
