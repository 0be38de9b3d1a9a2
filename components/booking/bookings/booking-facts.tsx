import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { KeyValues } from '@/components/ui/key-values'
import { PayerRows } from '@/components/ui/payer-rows'
import { SectionHead } from '@/components/ui/section-head'
import { SubList } from '@/components/ui/sub-list'
import { linkClasses } from '@/components/ui/text-link'
import { TotalRow } from '@/components/ui/total-row'
import { googleCalendarAddress } from '@/lib/booking/bookings/rules/calendar-entry'
import { describeIncludedPhotos, includedPhotos } from '@/lib/booking/bookings/rules/included-photos'
import { isLive } from '@/lib/booking/bookings/rules/moves'
import { toShownLines } from '@/lib/booking/bookings/rules/order-lines'
import { toPayers } from '@/lib/booking/bookings/rules/payers'
import type { Agreement, BookingDetail, BookingItem } from '@/lib/booking/bookings/schema'
import { airspaceNotesText } from '@/lib/booking/bookings/words/changes'
import { upcomingGoLive } from '@/lib/booking/bookings/words/go-live'
import { estimatedTaxLabel, plusTaxText } from '@/lib/booking/bookings/words/tax'
import { formatDate, formatWeekday, timeRange } from '@/lib/platform/calendar-date'
import { formatInstantDate, formatInstantInZone, zoneAbbreviation } from '@/lib/platform/clock'
import { formatCents } from '@/lib/platform/money'

type BookingFactsProps = {
  booking: BookingDetail
  timeZone: string
  /** Its forecast. */
  weather?: ReactNode
  /** Whether the reader booked it, or it was booked for them. */
  isOwn?: boolean
  /** Whether the reader only oversees it, as an admin of the client's brokerage. */
  isOverseen?: boolean
}

/** The date, services, and total of a booking. */
export function BookingFacts(props: BookingFactsProps) {
  const { booking, timeZone, weather, isOwn = false, isOverseen = false } = props
  const hasCalendar = isLive(booking.status) && !isOverseen
  const calendar = hasCalendar ? <CalendarLinks booking={booking} timeZone={timeZone} /> : null
  const tax = booking.taxCents
  const photos = includedPhotos(booking.services)
  const services = (
    <ul>
      {toShownLines(booking).map(({ name, contents, priceCents }) => (
        <li key={name}>
          {name} <span className="text-ink-3">{formatCents(priceCents, booking.currency)}</span>
          <SubList items={contents} />
        </li>
      ))}
      {tax !== null && tax > 0 && (
        <li>
          {estimatedTaxLabel} <span className="text-ink-3">{formatCents(tax, booking.currency)}</span>
        </li>
      )}
    </ul>
  )
  const goLive = upcomingGoLive(booking) ?? (booking.goLive && formatDate(booking.goLive.liveOn))
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
          ['Forecast', weather],
          ['Go-live', goLive],
          ['Property size', booking.sizeText],
          ['Brokerage', booking.brokerageName],
          ['Services', services],
          ['Photos included', photos && describeIncludedPhotos(photos, booking.currency)],
          ['Drone', booking.airspace && airspaceNotesText[booking.airspace]],
          ['Instructions', instructions],
          ['Payment', booking.agreement && <AgreedTerms {...booking.agreement} timeZone={timeZone} />],
          ['Booked on', formatInstantDate(booking.createdAt, timeZone)],
          ['Calendar', calendar, 'print:hidden'],
        ]}
      />
      <TotalRow
        plain
        label={tax === null ? `Total, ${plusTaxText}` : 'Total'}
        amount={formatCents(booking.totalCents, booking.currency)}
      />
      <PayerRows payers={payersOf(booking, isOwn)} />
    </section>
  )
}

/** Who pays how much of the total. */
function payersOf({ covered, totalCents, taxCents, currency, client }: BookingDetail, isOwn: boolean) {
  if (!covered) return []
  const paid = {
    brokerageName: covered.brokerageName,
    clientName: isOwn ? null : client.fullName,
    priceCents: totalCents,
    coveredCents: covered.cents,
  }
  return toPayers(
    paid,
    (cents) => `${formatCents(cents, currency)}${taxCents === null ? ` ${plusTaxText}` : ''}`,
  )
}

/** What the client agreed to when booking, word for word. */
function AgreedTerms({ text, card, agreedAt, timeZone }: Agreement & { timeZone: string }) {
  return (
    <span className="block max-w-[60ch]">
      “{text}”
      <span className="t-label mt-1 block">
        Agreed on {formatInstantInZone(new Date(agreedAt), timeZone)}
        {card && ` with ${card}`}
      </span>
    </span>
  )
}

/** Adds one shoot to a calendar: as a file for any calendar app, or in Google Calendar. */
function CalendarLinks({ booking, timeZone }: { booking: BookingItem; timeZone: string }) {
  return (
    <span className="flex flex-wrap gap-x-5 gap-y-1">
      <a href={`/api/calendar/booking/${booking.id}`} download className={linkClasses()}>
        <Icon name="calendar-plus" size="sm" />
        Add to calendar
      </a>
      <a
        href={googleCalendarAddress(booking, timeZone)}
        target="_blank"
        rel="noreferrer"
        className={linkClasses()}
      >
        Google Calendar
      </a>
    </span>
  )
}
