'use client'

import type { ButtonSize } from '@/components/ui/button'
import { approveBookingAction } from '@/lib/bookings/actions'
import { ChangeButton } from './change-button'

type ApproveButtonProps = {
  bookingId: string
  size?: ButtonSize
  label?: string
  onDone?: () => void
  children: string
}

/** Approves a pending booking. */
export function ApproveButton({ bookingId, ...button }: ApproveButtonProps) {
  return (
    <ChangeButton
      {...button}
      variant="main"
      act={() => approveBookingAction({ bookingId })}
      done="Booking confirmed"
      failed="Failed to approve booking"
      title="Approve this booking?"
      description="We'll email the client that the shoot is confirmed."
      confirmLabel="Confirm booking"
      busyText="Confirming"
      cancelLabel="Not yet"
      tone="main"
    />
  )
}
