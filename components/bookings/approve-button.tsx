'use client'

import { useState } from 'react'
import { Button, type ButtonSize } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { approveBookingAction } from '@/lib/bookings/actions'
import { useChange } from './use-change'

/** Confirms a booking that waits for it, after a question: its client is told at once. */
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
  const [isDialogOpen, setDialogOpen] = useState(false)

  async function approve() {
    const isDone = await change(() => approveBookingAction({ bookingId }), {
      done: 'Booking confirmed',
      failed: 'Failed to approve booking',
    })
    setDialogOpen(false)
    if (isDone) onDone?.()
  }

  return (
    <>
      <Button variant="main" size={size} aria-label={label} onClick={() => setDialogOpen(true)}>
        {children}
      </Button>
      <ConfirmDialog
        open={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        title="Approve this booking?"
        description="The client is told by email that the shoot is confirmed."
        confirmLabel="Confirm booking"
        busyText="Approving"
        cancelLabel="Not yet"
        tone="main"
        onConfirm={approve}
      />
    </>
  )
}
