import { LinkTabs } from '@/components/ui/link-tabs'
import { BookingFilter } from '@/lib/booking/bookings/schema/listing'
import type { BookingStatus } from '@/prisma/generated/enums'

const filters = [
  { status: '', label: 'All' },
  { status: 'PENDING', label: 'Pending' },
  { status: 'CONFIRMED', label: 'Confirmed' },
  { status: 'COMPLETED', label: 'Completed' },
  { status: 'CANCELLED', label: 'Cancelled' },
] as const

type BookingTabsProps = { counts: Record<BookingStatus, number>; current: BookingFilter['status'] }

/** Links that filter the list by status, each with its count. */
export function BookingTabs({ counts, current }: BookingTabsProps) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <LinkTabs
      label="Filter by status"
      className="flex border-ink"
      tabs={filters.map(({ status, label }) => ({
        href: BookingFilter.href({ status }),
        label,
        count: status ? counts[status] : all,
        current: status === current,
      }))}
    />
  )
}
