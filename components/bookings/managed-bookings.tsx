import { LinkButton } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Status } from '@/components/ui/status'
import { DataCell, HeadCell, Row, RowActions, Table } from '@/components/ui/table'
import { isLive } from '@/lib/bookings/rules'
import type { BookingItem } from '@/lib/bookings/schema'
import { splitAddress } from '@/lib/platform/address'
import { formatDate } from '@/lib/platform/calendar-date'
import { formatCents } from '@/lib/platform/money'
import { ApproveButton } from './approve-button'
import { CompleteButton } from './complete-button'
import { TakeOverButton } from './take-over-button'

/** A photographer's shoots as a table, each with View Details and, while it is still to be done, Approve and Complete. */
export function ManagedBookings({
  bookings,
  profileId,
  emptyText,
}: {
  bookings: BookingItem[]
  /** The reader's own profile. */
  profileId: string
  emptyText: string
}) {
  if (bookings.length === 0) return <EmptyState title={emptyText} />
  return (
    <Table
      caption="Shoots"
      head={
        <>
          <HeadCell>When</HeadCell>
          <HeadCell>Property</HeadCell>
          <HeadCell number>Total</HeadCell>
          <HeadCell>Status</HeadCell>
          <HeadCell hiddenLabel>Actions</HeadCell>
        </>
      }
    >
      {bookings.map((booking) => {
        const { street } = splitAddress(booking.address)
        return (
          <Row key={booking.id}>
            <DataCell className="whitespace-nowrap">
              <span className="font-strong">{formatDate(booking.date)}</span>
              <br />
              <span className="text-ink-2">{booking.startTime}</span>
            </DataCell>
            <DataCell wide>
              <span className="font-serif text-[1.0625rem] leading-6 font-[420]">{street}</span>
              <br />
              <span className="text-xs text-ink-2">
                {booking.client.fullName} · {booking.services.map((service) => service.name).join(', ')}
              </span>
              {booking.photographer.accountStatus === 'DISABLED' && (
                <span className="block text-xs text-ink-2">
                  Photographer: {booking.photographer.fullName} (disabled)
                </span>
              )}
            </DataCell>
            <DataCell number>{formatCents(booking.totalCents, booking.currency)}</DataCell>
            <DataCell>
              <Status value={booking.status} />
            </DataCell>
            <DataCell wide>
              <RowActions>
                <LinkButton
                  size="sm"
                  variant="quiet"
                  href={`/booking/${booking.id}`}
                  aria-label={`View Details of ${street}`}
                >
                  View Details
                </LinkButton>
                {booking.status === 'PENDING' && (
                  <ApproveButton bookingId={booking.id} size="sm" label={`Approve ${street}`}>
                    Approve
                  </ApproveButton>
                )}
                {booking.photographer.accountStatus === 'DISABLED' && (
                  <TakeOverButton booking={booking} profileId={profileId} size="sm" />
                )}
                {isLive(booking.status) && <CompleteButton booking={booking} size="sm" />}
              </RowActions>
            </DataCell>
          </Row>
        )
      })}
    </Table>
  )
}
