'use client'

import type { ButtonSize } from '@/components/ui/button'
import { ConfirmButton } from '@/components/ui/confirm-button'
import {
  clearAirspaceAction,
  completeBookingAction,
  reassignBookingAction,
} from '@/lib/booking/bookings/actions'
import type { BookingItem } from '@/lib/booking/bookings/schema/bookings'
import { bookingCompletedText } from '@/lib/booking/bookings/words/changes'
import { splitAddress } from '@/lib/platform/text/address'
import { whenOf } from '@/lib/platform/time/calendar-date'

type CompletedShoot = Pick<BookingItem, 'id' | 'address' | 'date' | 'startTime'> & {
  client: { fullName: string }
}

/** What marks a shoot as completed, which can't be undone, for `ConfirmAction`. */
export function completion(booking: CompletedShoot) {
  const { street } = splitAddress(booking.address)
  return {
    act: () => completeBookingAction({ bookingId: booking.id }),
    done: bookingCompletedText,
    failed: 'Failed to complete booking',
    title: 'Mark this shoot as completed?',
    description: `${street} on ${whenOf(booking)}. ${booking.client.fullName} will be notified. A completed booking can't be rescheduled or cancelled.`,
    confirmLabel: 'Complete booking',
    busyText: 'Completing',
    cancelLabel: 'Not yet',
    tone: 'main',
  } as const
}

/** Marks a shoot as completed. */
export function CompleteButton({ booking, size }: { booking: CompletedShoot; size?: ButtonSize }) {
  return (
    <ConfirmButton
      label="Complete"
      size={size}
      aria-label={`Complete ${splitAddress(booking.address).street}`}
      {...completion(booking)}
    />
  )
}

type TakenShoot = Pick<BookingItem, 'id' | 'address' | 'date' | 'startTime'> & {
  photographer: { fullName: string }
}

/** What takes over the shoot of a disabled colleague, for `ConfirmAction`. @param profileId the reader's own profile */
export function takeover(booking: TakenShoot, profileId: string) {
  const { street } = splitAddress(booking.address)
  const { fullName } = booking.photographer
  return {
    act: () => reassignBookingAction({ bookingId: booking.id, photographerId: profileId }),
    done: 'Shoot taken over',
    failed: 'Failed to take over the shoot',
    title: 'Take over this shoot?',
    description: `${street} on ${whenOf(booking)} moves from ${fullName} to you, with its photos and invoices. The client and ${fullName} will be notified.`,
    confirmLabel: 'Take over',
    busyText: 'Taking over',
    cancelLabel: 'Not now',
    tone: 'main',
  } as const
}

type TakeOverButtonProps = { booking: TakenShoot; profileId: string; size?: ButtonSize }

/** Takes over the shoot of a disabled colleague. */
export function TakeOverButton({ booking, profileId, size }: TakeOverButtonProps) {
  return (
    <ConfirmButton
      label="Take over"
      size={size}
      aria-label={`Take over ${splitAddress(booking.address).street}`}
      {...takeover(booking, profileId)}
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
