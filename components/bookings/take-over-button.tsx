'use client'

import type { ButtonSize } from '@/components/ui/button'
import { reassignBookingAction } from '@/lib/bookings/actions'
import type { BookingItem } from '@/lib/bookings/schema'
import { splitAddress } from '@/lib/platform/address'
import { whenOf } from '@/lib/platform/calendar-date'
import { ChangeButton } from './change-button'

type TakeOverButtonProps = {
  booking: Pick<BookingItem, 'id' | 'address' | 'date' | 'startTime' | 'photographer'>
  /** The reader's own profile. */
  profileId: string
  size?: ButtonSize
}

/** Takes over the shoot of a disabled colleague. */
export function TakeOverButton({ booking, profileId, size }: TakeOverButtonProps) {
  const { street } = splitAddress(booking.address)
  const { fullName } = booking.photographer
  return (
    <ChangeButton
      size={size}
      label={`Take over ${street}`}
      act={() => reassignBookingAction({ bookingId: booking.id, photographerId: profileId })}
      done="Shoot taken over"
      failed="Failed to take over the shoot"
      title="Take over this shoot?"
      description={`${street} on ${whenOf(booking)} moves from ${fullName} to you, with its photos and invoices. The client and ${fullName} will be notified.`}
      confirmLabel="Take over"
      busyText="Taking over"
      cancelLabel="Not now"
      tone="main"
    >
      Take over
    </ChangeButton>
  )
}
