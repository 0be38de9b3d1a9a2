import { LinkTabs } from '@/components/ui/link-tabs'
import type { BookingStatus } from '@/prisma/generated/enums'

const filters: { status?: BookingStatus; label: string }[] = [
  { label: 'All' },
  { status: 'PENDING', label: 'Pending' },
  { status: 'CONFIRMED', label: 'Confirmed' },
  { status: 'COMPLETED', label: 'Completed' },
  { status: 'CANCELLED', label: 'Cancelled' },
]

/** Links that filter the list by status, each with its count. */
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
