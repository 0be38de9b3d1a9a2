'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Notice } from '@/components/ui/notice'
import { toast } from '@/components/ui/toast'
import { cancelBookingAction } from '@/lib/bookings/actions'
import { whenOf } from '@/lib/bookings/rules'
import type { BookingDetail } from '@/lib/bookings/schema'
import { splitAddress } from '@/lib/platform/address'

/**
 * Asks before a cancellation and says what it costs. What was said goes along: if it costs more by the time of the
 * click, nothing happens, and the dialog stays with the new terms.
 */
export function CancelDialog({
  booking,
  otherName,
  open,
  onClose,
}: {
  booking: BookingDetail
  /** The other side, who will be told. */
  otherName: string
  open: boolean
  onClose: () => void
}) {
  const router = useRouter()
  const { id, address, cancellation } = booking
  const [refusal, setRefusal] = useState<string | null>(null)

  async function cancel() {
    const result = await cancelBookingAction({ bookingId: id, shownFeeCents: cancellation.feeCents }).catch(
      () => null,
    )
    if (result?.ok) {
      toast.success('Booking cancelled')
      onClose()
    } else if (result?.code === 'conflict') {
      setRefusal(result.message)
    } else {
      toast.error('Error', 'Failed to cancel booking. Please try again.')
    }
    router.refresh()
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="Cancel this booking?"
      description={`${splitAddress(address).street} on ${whenOf(booking)}. ${otherName} will be told.`}
      confirmLabel="Cancel Booking"
      busyText="Cancelling"
      cancelLabel="Keep booking"
      onConfirm={cancel}
    >
      <Notice
        tone={cancellation.feeCents > 0 || refusal ? 'wait' : 'info'}
        announce={refusal !== null}
        title={refusal ? 'Nothing was cancelled. Please read this first.' : undefined}
      >
        {refusal ?? cancellation.sentence}
      </Notice>
    </ConfirmDialog>
  )
}
