import { SectionHead } from '@/components/ui/section-head'
import { TextLink } from '@/components/ui/text-link'
import { Timeline, type TimelineEntry } from '@/components/ui/timeline'
import { isLive } from '@/lib/booking/bookings/rules/moves'
import type { BookingDetail, ShootEvent } from '@/lib/booking/bookings/schema'
import { activityTitle } from '@/lib/booking/bookings/words/situation'
import { formatDate } from '@/lib/platform/time/calendar-date'
import { formatInstantInZone } from '@/lib/platform/time/clock'

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
  const past = events.map(({ id, at, title, detail, href }) => ({
    key: id,
    title: href ? <TextLink href={href}>{title}</TextLink> : title,
    when: formatInstantInZone(new Date(at), timeZone),
    dateTime: at,
    detail,
  }))
  return (
    <section aria-labelledby="activity">
      <SectionHead id="activity" title={activityTitle} className="mb-5" />
      <Timeline entries={[...past, ...aheadOf(booking, awaitsPayment)]} />
    </section>
  )
}

function aheadOf(booking: BookingDetail, awaitsPayment: boolean): TimelineEntry[] {
  const { status, isDelivered } = booking
  if (status === 'CANCELLED') return []
  const approval = { key: 'approval', title: 'Approval', ahead: true }
  const shoot = {
    key: 'shoot',
    title: 'Shoot',
    when: formatDate(booking.date),
    dateTime: booking.date,
    detail: `${booking.startTime} at the property`,
    ahead: true,
  }
  const delivered = {
    key: 'delivered',
    title: 'Photos delivered',
    ...(booking.goLive && {
      when: `By ${formatDate(booking.goLive.photosBy)}`,
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
