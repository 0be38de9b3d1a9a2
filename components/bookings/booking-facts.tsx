import { KeyValues } from '@/components/ui/key-values'
import { SectionHead } from '@/components/ui/section-head'
import { TotalRow } from '@/components/ui/total-row'
import { isLive } from '@/lib/bookings/rules/moves'
import type { BookingDetail } from '@/lib/bookings/schema'
import { formatDate, formatWeekday, timeRange } from '@/lib/platform/calendar-date'
import { formatInstantDate, zoneAbbreviation } from '@/lib/platform/clock'
import { formatCents } from '@/lib/platform/money'
import { CalendarLinks } from './calendar-links'

/** The date, services, and total of a booking. */
export function BookingFacts({ booking, timeZone }: { booking: BookingDetail; timeZone: string }) {
  const calendar = isLive(booking.status) ? <CalendarLinks booking={booking} timeZone={timeZone} /> : null
  const services = (
    <ul>
      {booking.services.map((service) => (
        <li key={service.id}>
          {service.name}{' '}
          <span className="text-ink-3">{formatCents(service.priceCents, booking.currency)}</span>
        </li>
      ))}
    </ul>
  )
  const instructions = booking.specialInstructions && (
    <p className="whitespace-pre-line wrap-anywhere">{booking.specialInstructions}</p>
  )
  return (
    <section aria-labelledby="the-shoot">
      <SectionHead id="the-shoot" title="The shoot" />
      <KeyValues
        items={[
          ['Date', `${formatDate(booking.date)}, ${formatWeekday(booking.date)}`],
          ['Time', `${timeRange(booking)} ${zoneAbbreviation(booking.date, timeZone)}`],
          ['Services', services],
          ['Instructions', instructions],
          ['Booked on', formatInstantDate(booking.createdAt, timeZone)],
          ['Calendar', calendar],
        ]}
      />
      <TotalRow plain amount={formatCents(booking.totalCents, booking.currency)} />
    </section>
  )
}
