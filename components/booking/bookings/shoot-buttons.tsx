'use client'

import type { ButtonSize, ButtonVariant } from '@/components/ui/button'
import { ConfirmButton } from '@/components/ui/confirm-button'
import {
  clearAirspaceAction,
  completeBookingAction,
  reassignBookingAction,
} from '@/lib/booking/bookings/actions'
import type { BookingItem } from '@/lib/booking/bookings/schema'
import { bookingCompletedText } from '@/lib/booking/bookings/words/changes'
import { splitAddress } from '@/lib/platform/address'
import { whenOf } from '@/lib/platform/calendar-date'

type CompleteButtonProps = {
  booking: Pick<BookingItem, 'id' | 'address' | 'date' | 'startTime'> & { client: { fullName: string } }
  size?: ButtonSize
  variant?: ButtonVariant
}

/** Marks a shoot as completed, which can't be undone. */
export function CompleteButton({ booking, ...look }: CompleteButtonProps) {
  const { street } = splitAddress(booking.address)
  return (
    <ConfirmButton
      label="Complete"
      {...look}
      aria-label={`Complete ${street}`}
      act={() => completeBookingAction({ bookingId: booking.id })}
      done={bookingCompletedText}
      failed="Failed to complete booking"
      title="Mark this shoot as completed?"
      description={`${street} on ${whenOf(booking)}. ${booking.client.fullName} will be notified. A completed booking can't be rescheduled or cancelled.`}
      confirmLabel="Complete booking"
      busyText="Completing"
      cancelLabel="Not yet"
      tone="main"
    />
  )
}

type TakeOverButtonProps = {
  booking: Pick<BookingItem, 'id' | 'address' | 'date' | 'startTime'> & { photographer: { fullName: string } }
  /** The reader's own profile. */
  profileId: string
  size?: ButtonSize
}

/** Takes over the shoot of a disabled colleague. */
export function TakeOverButton({ booking, profileId, size }: TakeOverButtonProps) {
  const { street } = splitAddress(booking.address)
  const { fullName } = booking.photographer
  return (
    <ConfirmButton
      label="Take over"
      size={size}
      aria-label={`Take over ${street}`}
      act={() => reassignBookingAction({ bookingId: booking.id, photographerId: profileId })}
      done="Shoot taken over"
      failed="Failed to take over the shoot"
      title="Take over this shoot?"
      description={`${street} on ${whenOf(booking)} moves from ${fullName} to you, with its photos and invoices. The client and ${fullName} will be notified.`}
      confirmLabel="Take over"
      busyText="Taking over"
      cancelLabel="Not now"
      tone="main"
    />
  )
}

/** Records that the photographer has checked the airspace. */
export function AirspaceButton({ bookingId }: { bookingId: string }) {
  return (
    <ConfirmButton
      label="Airspace checked"
      act={() => clearAirspaceAction({ bookingId })}
      done="Airspace checked"
      failed="Failed to record the check"
      title="May the drone fly there?"
      description="You have checked the airspace at the property, and have an authorization if it needs one. The client sees that it was checked."
      confirmLabel="Airspace checked"
      busyText="Saving"
      cancelLabel="Not yet"
      tone="main"
    />
  )
}
