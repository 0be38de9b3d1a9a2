import { LinkButton } from '@/components/ui/button'
import { isAllowed } from '@/lib/bookings/rules/moves'
import type { BookingItem } from '@/lib/bookings/schema'
import { withOrigin } from '@/lib/platform/site-path'

/**
 * Reschedule and Cancel, while both are still allowed. Cancel opens the booking's page with its dialog; the page's back
 * link leads to `origin`.
 */
export function ChangeLinks({ booking, origin }: { booking: BookingItem; origin: string }) {
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
        href={withOrigin(`/booking/${booking.id}?cancel=1`, origin)}
        aria-label={`Cancel ${booking.address}`}
      >
        Cancel
      </LinkButton>
    </>
  )
}
