'use client'

import { useState } from 'react'
import { Button, type ButtonSize } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { approveBookingAction } from '@/lib/bookings/actions'
import { useChange } from './use-change'

/** Approves a pending booking after a confirmation dialog. */
export function ApproveButton({
  bookingId,
  size,
  label,
  onDone,
  children,
}: {
  bookingId: string
  size?: ButtonSize
  /** The accessible name, for a page with several of these buttons. */
  label?: string
  /** Called once the booking is confirmed. */
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
        description="We'll email the client that the shoot is confirmed."
        confirmLabel="Confirm booking"
        busyText="Confirming"
        cancelLabel="Not yet"
        tone="main"
        onConfirm={approve}
      />
    </>
  )
}
