import { LinkButton } from '@/components/ui/button'
import { isAllowed } from '@/lib/bookings/rules'
import type { BookingItem } from '@/lib/bookings/schema'

/** Reschedule and Cancel, while the booking may still change. Cancel asks on the booking's own page. */
export function ChangeLinks({ booking }: { booking: BookingItem }) {
  if (!isAllowed('cancel', booking)) return null
  return (
    <>
      <LinkButton
        size="sm"
        href={`/book?reschedule=${booking.id}`}
        aria-label={`Reschedule ${booking.address}`}
      >
        Reschedule
      </LinkButton>
      <LinkButton
        size="sm"
        variant="quiet"
        href={`/booking/${booking.id}?cancel=1`}
        aria-label={`Cancel ${booking.address}`}
      >
        Cancel
      </LinkButton>
    </>
  )
}
