'use client'

import { useTransition } from 'react'
import { Button, type ButtonSize } from '@/components/ui/button'
import { approveBookingAction } from '@/lib/bookings/actions'
import { useChange } from './use-change'

/** Confirms a booking that waits for it. */
export function ApproveButton({
  bookingId,
  size,
  label,
  onDone,
  children,
}: {
  bookingId: string
  size?: ButtonSize
  /** Read aloud instead of the text, where several stand on one page. */
  label?: string
  /** Told when the booking is confirmed. */
  onDone?: () => void
  children: string
}) {
  const change = useChange()
  const [approving, startApproving] = useTransition()
  const words = { done: 'Booking confirmed', failed: 'Failed to approve booking' }
  return (
    <Button
      variant="main"
      size={size}
      busy={approving}
      busyText="Approving"
      aria-label={label}
      onClick={() =>
        startApproving(async () => {
          const isDone = await change(() => approveBookingAction({ bookingId }), words)
          if (isDone) onDone?.()
        })
      }
    >
      {children}
    </Button>
  )
}
