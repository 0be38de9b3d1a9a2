import type { ReactNode } from 'react'
import { EmptyState } from '@/components/ui/empty-state'
import { Table } from '@/components/ui/table'
import type { ManagedBooking } from '@/lib/booking/bookings/schema/listing'
import { formatCents } from '@/lib/platform/money/money'
import { formatDate } from '@/lib/platform/time/calendar-date'
import { withOrigin } from '@/lib/platform/web/site-path'
import { ManagedRows, type ManagedShoot } from './managed-rows'

type ManagedBookingsProps = {
  bookings: readonly ManagedBooking[]
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
      <ManagedRows
        shoots={bookings.map((booking) => ({
          ...toManagedShoot(booking, address),
          weather: weather[booking.id],
        }))}
        profileId={profileId}
      />
    </Table>
  )
}

function toManagedShoot(booking: ManagedBooking, address: string): ManagedShoot {
  const { id, date, startTime, status, isDelivered, isInvoiced, isImported, client, photographer } = booking
  return {
    id,
    address: booking.address,
    date,
    startTime,
    status,
    isDelivered,
    isInvoiced,
    isImported,
    href: withOrigin(`/booking/${id}`, address),
    when: formatDate(date),
    services: booking.services.map(({ name }) => name).join(', '),
    total: formatCents(booking.totalCents, booking.currency),
    client: { fullName: client.fullName },
    photographer: {
      fullName: photographer.fullName,
      isDisabled: photographer.accountStatus === 'DISABLED',
    },
  }
}
