import type { useRouter } from 'next/navigation'
import { showResult } from '@/components/ui/show-result'
import { toast } from '@/components/ui/toast'
import { cancelBookingAction } from '@/lib/booking/bookings/actions'
import type { BookedShoot } from '@/lib/booking/bookings/schema/booking-form'
import { bookingCancelledText, cancelFailedText } from '@/lib/booking/bookings/words/cancelling'
import type { SlotChoice } from '@/lib/calendar/availability/schema/slots'

type Router = ReturnType<typeof useRouter>

/**
 * Says that the booking was received, and leads a client on: to the dashboard, or to the deposit that couldn't be charged.
 * @param options.canUndo whether the message offers to cancel it again; only where nothing was paid yet
 */
export function leaveAfterBooking(
  { dateText, timeText }: SlotChoice,
  { bookingId, unpaid }: BookedShoot,
  router: Router,
  { canUndo = false } = {},
): void {
  if (unpaid) {
    toast.error('Deposit not paid', unpaid.message)
    // Stripe's page, or the invoice.
    window.location.assign(unpaid.href)
    return
  }
  const message = `${dateText}, ${timeText}. Your photographer will confirm it.`
  const undo = canUndo ? { label: 'Undo', onPress: () => void cancel(bookingId, router) } : undefined
  toast.success('Booking received', message, undo)
  router.push('/dashboard')
}

async function cancel(bookingId: string, router: Router) {
  await showResult(cancelBookingAction({ bookingId, shownFeeCents: 0, payments: [] }), {
    done: bookingCancelledText,
    failed: cancelFailedText,
  })
  router.refresh()
}
