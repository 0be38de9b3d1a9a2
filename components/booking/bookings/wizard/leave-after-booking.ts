import type { useRouter } from 'next/navigation'
import { toast } from '@/components/ui/toast'
import type { BookedShoot } from '@/lib/booking/bookings/schema'
import type { SlotChoice } from '@/lib/calendar/availability/schema/slots'

/** Says that the booking was received, and leads a client on: to the dashboard, or to the deposit that couldn't be charged. */
export function leaveAfterBooking(
  { dateText, timeText }: SlotChoice,
  unpaid: BookedShoot['unpaid'],
  router: ReturnType<typeof useRouter>,
): void {
  if (unpaid) {
    toast.error('Deposit not paid', unpaid.message)
    // Stripe's page, or the invoice.
    window.location.assign(unpaid.href)
    return
  }
  toast.success('Booking received', `${dateText}, ${timeText}. Your photographer will confirm it.`)
  router.push('/dashboard')
}
