'use client'

import { useState } from 'react'
import { Button, type ButtonSize, type ButtonVariant } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { completeBookingAction } from '@/lib/bookings/actions'
import type { BookingItem } from '@/lib/bookings/schema'
import { bookingCompletedText } from '@/lib/bookings/words/changes'
import { splitAddress } from '@/lib/platform/address'
import { whenOf } from '@/lib/platform/calendar-date'
import { useChange } from './use-change'

/** Marks a shoot as completed after a confirmation dialog, because that can't be undone. */
export function CompleteButton({
  booking,
  size,
  variant,
}: {
  booking: Pick<BookingItem, 'id' | 'address' | 'date' | 'startTime' | 'client'>
  size?: ButtonSize
  variant?: ButtonVariant
}) {
  const change = useChange()
  const [isDialogOpen, setDialogOpen] = useState(false)
  const { street } = splitAddress(booking.address)
  async function complete() {
    await change(() => completeBookingAction({ bookingId: booking.id }), {
      done: bookingCompletedText,
      failed: 'Failed to complete booking',
    })
    setDialogOpen(false)
  }
  return (
    <>
      <Button
        size={size}
        variant={variant}
        onClick={() => setDialogOpen(true)}
        aria-label={`Complete ${street}`}
      >
        Complete
      </Button>
      <ConfirmDialog
        open={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        title="Mark this shoot as completed?"
        description={`${street} on ${whenOf(booking)}. ${booking.client.fullName} will be notified. A completed booking can't be rescheduled or cancelled.`}
        confirmLabel="Complete booking"
        busyText="Completing"
        cancelLabel="Not yet"
        tone="main"
        onConfirm={complete}
      />
    </>
  )
}
