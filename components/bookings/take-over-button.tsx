'use client'

import { useState } from 'react'
import { Button, type ButtonSize } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { reassignBookingAction } from '@/lib/bookings/actions'
import type { BookingItem } from '@/lib/bookings/schema'
import { splitAddress } from '@/lib/platform/address'
import { whenOf } from '@/lib/platform/calendar-date'
import { useChange } from './use-change'

type TakeOverButtonProps = {
  booking: Pick<BookingItem, 'id' | 'address' | 'date' | 'startTime' | 'photographer'>
  /** The reader's own profile. */
  profileId: string
  size?: ButtonSize
}

/** Takes over the shoot of a disabled colleague after a confirmation dialog. */
export function TakeOverButton({ booking, profileId, size }: TakeOverButtonProps) {
  const change = useChange()
  const [isDialogOpen, setDialogOpen] = useState(false)
  const { street } = splitAddress(booking.address)
  const { fullName } = booking.photographer

  async function takeOver() {
    await change(() => reassignBookingAction({ bookingId: booking.id, photographerId: profileId }), {
      done: 'Shoot taken over',
      failed: 'Failed to take over the shoot',
    })
    setDialogOpen(false)
  }

  return (
    <>
      <Button size={size} onClick={() => setDialogOpen(true)} aria-label={`Take over ${street}`}>
        Take over
      </Button>
      <ConfirmDialog
        open={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        title="Take over this shoot?"
        description={`${street} on ${whenOf(booking)} moves from ${fullName} to you, with its photos and invoices. The client and ${fullName} will be notified.`}
        confirmLabel="Take over"
        busyText="Taking over"
        cancelLabel="Not now"
        tone="main"
        onConfirm={takeOver}
      />
    </>
  )
}
