'use client'

import type { ButtonSize, ButtonVariant } from '@/components/ui/button'
import { completeBookingAction } from '@/lib/bookings/actions'
import type { BookingItem } from '@/lib/bookings/schema'
import { bookingCompletedText } from '@/lib/bookings/words/changes'
import { splitAddress } from '@/lib/platform/address'
import { whenOf } from '@/lib/platform/calendar-date'
import { ChangeButton } from './change-button'

type CompleteButtonProps = {
  booking: Pick<BookingItem, 'id' | 'address' | 'date' | 'startTime' | 'client'>
  size?: ButtonSize
  variant?: ButtonVariant
}

/** Marks a shoot as completed, which can't be undone. */
export function CompleteButton({ booking, ...button }: CompleteButtonProps) {
  const { street } = splitAddress(booking.address)
  return (
    <ChangeButton
      {...button}
      label={`Complete ${street}`}
      act={() => completeBookingAction({ bookingId: booking.id })}
      done={bookingCompletedText}
      failed="Failed to complete booking"
      title="Mark this shoot as completed?"
      description={`${street} on ${whenOf(booking)}. ${booking.client.fullName} will be notified. A completed booking can't be rescheduled or cancelled.`}
      confirmLabel="Complete booking"
      busyText="Completing"
      cancelLabel="Not yet"
      tone="main"
    >
      Complete
    </ChangeButton>
  )
}
