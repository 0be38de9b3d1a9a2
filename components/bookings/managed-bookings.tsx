import type { ReactNode } from 'react'
import { LinkButton } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Status } from '@/components/ui/status'
import { DataCell, Row, RowActions, Table } from '@/components/ui/table'
import { isLive } from '@/lib/bookings/rules/moves'
import type { BookingItem } from '@/lib/bookings/schema'
import { splitAddress } from '@/lib/platform/address'
import { formatDate } from '@/lib/platform/calendar-date'
import { formatCents } from '@/lib/platform/money'
import { withOrigin } from '@/lib/platform/site-path'
import { ApproveButton } from './approve-button'
import { CompleteButton, TakeOverButton } from './shoot-buttons'

type ManagedBookingsProps = {
  bookings: BookingItem[]
  /** The URL of the list as shown. */
  address: string
  /** The reader's own profile, if they are a photographer; others see whose shoots these are. */
  profileId: string | null
  emptyText: string
  /** Forecasts by booking. */
  weather?: Record<string, ReactNode>
}

/**
 * A table of the shoots a photographer handles, each with links to its details, photos, and invoice, and with Approve and
 * Complete while they are allowed.
 */
export function ManagedBookings(props: ManagedBookingsProps) {
  const { bookings, address, profileId, emptyText, weather = {} } = props
  if (bookings.length === 0) return <EmptyState title={emptyText} />
  return (
    <Table caption="Shoots" head={['When', 'Property', { number: 'Total' }, 'Status', { hidden: 'Actions' }]}>
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
              {weather[booking.id] && (
                <span className="mt-1 block text-xs text-ink-2">{weather[booking.id]}</span>
              )}
              {(profileId === null || booking.photographer.accountStatus === 'DISABLED') && (
                <span className="block text-xs text-ink-2">
                  Photographer: {booking.photographer.fullName}
                  {booking.photographer.accountStatus === 'DISABLED' && ' (disabled)'}
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
                  href={withOrigin(`/booking/${booking.id}`, address)}
                  aria-label={`View Details of ${street}`}
                >
                  View Details
                </LinkButton>
                {booking.status === 'PENDING' && (
                  <ApproveButton bookingId={booking.id} size="sm" label={`Approve ${street}`}>
                    Approve
                  </ApproveButton>
                )}
                {profileId !== null && booking.photographer.accountStatus === 'DISABLED' && (
                  <TakeOverButton booking={booking} profileId={profileId} size="sm" />
                )}
                {isLive(booking.status) && <CompleteButton booking={booking} size="sm" />}
                <RelatedLinks booking={booking} street={street} opensPhotos={profileId !== null} />
              </RowActions>
            </DataCell>
          </Row>
        )
      })}
    </Table>
  )
}

type RelatedLinksProps = { booking: BookingItem; street: string; opensPhotos: boolean }

/** Links to a shoot's photos and invoice, or to Send Photos while a completed shoot has none. */
function RelatedLinks({ booking, street, opensPhotos }: RelatedLinksProps) {
  const { id, status, isDelivered, isInvoiced } = booking
  return (
    <>
      {opensPhotos && isDelivered && (
        <LinkButton
          size="sm"
          variant="quiet"
          href={`/photo-gallery?booking_id=${id}`}
          aria-label={`Photos of ${street}`}
        >
          Photos
        </LinkButton>
      )}
      {isInvoiced && (
        <LinkButton
          size="sm"
          variant="quiet"
          href={`/invoices?booking_id=${id}`}
          aria-label={`Invoice for ${street}`}
        >
          Invoice
        </LinkButton>
      )}
      {opensPhotos && status === 'COMPLETED' && !isDelivered && (
        <LinkButton
          size="sm"
          href={`/photo-delivery?booking_id=${id}`}
          aria-label={`Send Photos of ${street}`}
        >
          Send Photos
        </LinkButton>
      )}
    </>
  )
}
