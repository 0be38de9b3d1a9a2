import { LinkTabs } from '@/components/ui/link-tabs'
import type { BookingStatus } from '@/prisma/generated/enums'

const filters: { status?: BookingStatus; label: string }[] = [
  { label: 'All' },
  { status: 'PENDING', label: 'Pending' },
  { status: 'CONFIRMED', label: 'Confirmed' },
  { status: 'COMPLETED', label: 'Completed' },
  { status: 'CANCELLED', label: 'Cancelled' },
]

/** Filters the list by status, in the address, with how many there are of each. */
export function BookingFilter({
  counts,
  current,
}: {
  counts: Record<BookingStatus, number>
  current?: BookingStatus
}) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <LinkTabs
      label="Filter by status"
      className="flex border-ink"
      tabs={filters.map(({ status, label }) => ({
        href: status ? `/bookings?status=${status}` : '/bookings',
        label,
        count: status ? counts[status] : all,
        current: status === current,
      }))}
    />
  )
}
