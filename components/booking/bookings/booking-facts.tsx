import type { ReactNode } from 'react'
import { KeyValues } from '@/components/ui/key-values'
import { linkClasses } from '@/components/ui/text-link'
import { mapAddress } from '@/lib/booking/bookings/rules/day-links'
import { describeIncludedPhotos, includedPhotos } from '@/lib/booking/bookings/rules/included-photos'
import { toShownLines } from '@/lib/booking/bookings/rules/order-lines'
import type { BookingDetail } from '@/lib/booking/bookings/schema/bookings'
import { airspaceNotesText } from '@/lib/booking/bookings/words/changes'
import { upcomingGoLive } from '@/lib/booking/bookings/words/go-live'
import { formatDate, formatWeekday, timeRange } from '@/lib/platform/time/calendar-date'
import { formatInstantDate, zoneAbbreviation } from '@/lib/platform/time/clock'

type BookingFactsProps = {
  booking: BookingDetail
  timeZone: string
  /** The sky of its day. */
  sky?: ReactNode
  /** The light at the house, in a word or two. */
  light?: ReactNode
  /** Its forecast. */
  weather?: ReactNode
  /** How the reader gets in. */
  access?: ReactNode
  /** Whether the reader drives there. */
  hasDirections?: boolean
}

/** When and where a shoot is, and what is photographed. */
export function BookingFacts(props: BookingFactsProps) {
  const { booking, timeZone, sky, light, weather, access, hasDirections = false } = props
  const photos = includedPhotos(booking.services)
  const liveOn = booking.status === 'CANCELLED' ? null : booking.goLive?.liveOn
  const goLive = upcomingGoLive(booking) ?? (liveOn && formatDate(liveOn))
  const instructions = booking.specialInstructions && (
    <p className="whitespace-pre-line wrap-anywhere">{booking.specialInstructions}</p>
  )
  return (
    <section aria-label="The shoot">
      {sky && <div className="mb-2">{sky}</div>}
      <KeyValues
        className="border-t"
        items={[
          ['Date', `${formatWeekday(booking.date)}, ${formatDate(booking.date)}`],
          [
            'Time',
            !booking.isImported && (
              <span key="time">
                {timeRange(booking)} {zoneAbbreviation(booking.date, timeZone)}
                {light && ' · '}
                {light}
              </span>
            ),
          ],
          ['Forecast', weather],
          ['Property', <Property key="property" address={booking.address} hasDirections={hasDirections} />],
          ['Access', access],
          ['Property size', booking.sizeText],
          ['Go-live', goLive],
          ['Brokerage', booking.brokerageName],
          ['Services', <Services key="services" booking={booking} />],
          ['Photos included', photos && describeIncludedPhotos(photos, booking.currency)],
          ['Drone', booking.airspace && airspaceNotesText[booking.airspace]],
          ['Instructions', instructions],
          [
            booking.isImported ? 'Imported on' : 'Booked on',
            <span key="booked-on">
              {formatInstantDate(booking.createdAt, timeZone)}{' '}
              <span className="text-ink-3">· Booking {booking.number}</span>
            </span>,
          ],
        ]}
      />
    </section>
  )
}

function Property({ address, hasDirections }: { address: string; hasDirections: boolean }) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-4">
      <span className="min-w-0 wrap-anywhere">{address}</span>
      {hasDirections && (
        <a
          href={mapAddress(address)}
          target="_blank"
          rel="noreferrer"
          className={linkClasses('print:hidden')}
        >
          Directions
        </a>
      )}
    </span>
  )
}

/** What was booked, without prices: a package in one line. */
function Services({ booking }: { booking: BookingDetail }) {
  const names = toShownLines({ ...booking, travel: null, couponCode: null })
    .filter(({ priceCents }) => priceCents >= 0)
    .map(({ name }) => name)
  return names.length > 0 && names.join(', ')
}
