'use client'

import type { ButtonSize, ButtonVariant } from '@/components/ui/button'
import { ConfirmButton } from '@/components/ui/confirm-button'
import { approveBookingAction } from '@/lib/booking/bookings/actions'

type ApproveButtonProps = {
  bookingId: string
  size?: ButtonSize
  variant?: ButtonVariant
  label?: string
  /** Which booking, as a sentence; on the page of the booking itself none is needed. */
  what?: string
  onDone?: () => void
  children: string
}

/** Approves a pending booking. */
export function ApproveButton({ bookingId, children, label, what, ...button }: ApproveButtonProps) {
  return (
    <ConfirmButton
      label={children}
      aria-label={label}
      variant="main"
      {...button}
      act={() => approveBookingAction({ bookingId })}
      done="Booking confirmed"
      failed="Failed to approve booking"
      title="Approve this booking?"
      description={[what, "We'll email the client that the shoot is confirmed."].filter(Boolean).join(' ')}
      confirmLabel="Approve booking"
      busyText="Approving"
      cancelLabel="Not yet"
      tone="main"
    />
  )
}
