import { ClampedText } from '@/components/ui/clamped-text'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { Pager } from '@/components/ui/pager'
import { SectionHead } from '@/components/ui/section-head'
import { Status } from '@/components/ui/status'
import { DataCell, Row, Table } from '@/components/ui/table'
import { clientPageSize } from '@/lib/booking/bookings/limits'
import type { BookingItem } from '@/lib/booking/bookings/schema/bookings'
import { formatCents } from '@/lib/platform/money/money'
import { splitAddress } from '@/lib/platform/text/address'
import { formatDate } from '@/lib/platform/time/calendar-date'
import { withOrigin } from '@/lib/platform/web/site-path'

type ClientBookingsProps = {
  bookings: BookingItem[]
  total: number
  page: number
  hrefOf: (page: number) => string
  /** Whether the reader only oversees them, as an admin of the clients' brokerage. */
  isOverseen?: boolean
}

/** A client's bookings on their page, or a brokerage's on its page, newest first. */
export function ClientBookings({ bookings, total, page, hrefOf, isOverseen = false }: ClientBookingsProps) {
  return (
    <section aria-labelledby="bookings">
      <SectionHead
        plain
        className="max-fold:border-b max-fold:border-ink"
        id="bookings"
        title="Bookings"
        action={total > bookings.length && `${bookings.length} of ${total}`}
      />
      {bookings.length === 0 ? (
        <EmptyState title="No bookings yet" />
      ) : (
        <Table caption="Bookings" head={['Date', 'Property', { number: 'Total' }, 'Status']}>
          {bookings.map((booking) => (
            <ClientBookingRow
              key={booking.id}
              booking={booking}
              href={
                isOverseen ? `/brokerage/${booking.id}` : withOrigin(`/booking/${booking.id}`, hrefOf(page))
              }
              people={[...(isOverseen ? [booking.client] : []), booking.photographer]}
            />
          ))}
        </Table>
      )}
      <Pager page={page} pageSize={clientPageSize} total={total} hrefOf={hrefOf} />
    </section>
  )
}

type ClientBookingRowProps = { booking: BookingItem; href: string; people: readonly { fullName: string }[] }

function ClientBookingRow({ booking, href, people }: ClientBookingRowProps) {
  return (
    <Row>
      <DataCell className="font-strong whitespace-nowrap">{formatDate(booking.date)}</DataCell>
      <DataCell wide className="max-fold:order-3">
        <Link href={href} className="t-place text-[1.0625rem] hover:underline">
          <ClampedText>{splitAddress(booking.address).street}</ClampedText>
        </Link>
        <span className="block text-xs text-ink-2">
          {[
            booking.services.map(({ name }) => name).join(', '),
            ...people.map(({ fullName }) => fullName),
          ].join(' · ')}
        </span>
      </DataCell>
      <DataCell number className="max-fold:order-2">
        {!booking.isImported && formatCents(booking.totalCents, booking.currency)}
      </DataCell>
      <DataCell className="max-fold:order-4 max-fold:pt-1">
        <Status value={booking.isImported ? 'IMPORTED' : booking.status} />
      </DataCell>
    </Row>
  )
}
