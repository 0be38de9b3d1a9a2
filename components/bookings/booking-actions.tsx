'use client'

import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import { Button, LinkButton } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Notice } from '@/components/ui/notice'
import { toast } from '@/components/ui/toast'
import { approveBooking, cancelBooking, completeBooking } from '@/lib/bookings/actions'
import type { BookingDetail } from '@/lib/bookings/schema'
import { splitAddress } from '@/lib/platform/address'
import { formatDate } from '@/lib/platform/clock'
import type { Role } from '@/prisma/generated/enums'

/** What this reader may do with the booking now: approve and complete, reschedule, cancel after a question. */
export function BookingActions({
  booking,
  reader,
  asksToCancel,
}: {
  booking: BookingDetail
  reader: Role
  /** Opens the question at once, for a Cancel pressed elsewhere. */
  asksToCancel: boolean
}) {
  const { may } = booking
  const router = useRouter()
  const [asking, setAsking] = useState(asksToCancel && may.cancel)
  const [changing, startChange] = useTransition()

  function change(act: typeof approveBooking, done: string, failed: string) {
    startChange(async () => {
      const result = await act({ bookingId: booking.id })
      if (result.ok) toast.success(done)
      else toast.error('Error', result.code === 'unexpected' ? failed : result.message)
      router.refresh()
    })
  }

  async function cancel() {
    const result = await cancelBooking({ bookingId: booking.id })
    setAsking(false)
    if (result.ok) toast.success('Booking cancelled')
    else
      toast.error(
        'Error',
        result.code === 'unexpected' ? 'Failed to cancel booking. Please try again.' : result.message,
      )
    router.replace(`/booking/${booking.id}`)
  }

  if (!may.approve && !may.complete && !may.reschedule && !may.cancel) return null
  const other = reader === 'CLIENT' ? booking.photographer : booking.client
  return (
    <div className="flex flex-wrap gap-3">
      {may.approve && (
        <Button
          variant="main"
          busy={changing}
          onClick={() => change(approveBooking, 'Booking confirmed', 'Failed to approve booking')}
        >
          Approve Booking
        </Button>
      )}
      {may.complete && (
        <Button
          variant={may.approve ? 'default' : 'main'}
          busy={changing}
          onClick={() => change(completeBooking, 'Booking marked as completed', 'Failed to complete booking')}
        >
          Complete
        </Button>
      )}
      {may.reschedule && (
        <LinkButton
          variant={reader === 'CLIENT' ? 'main' : 'default'}
          href={`/book?reschedule=${booking.id}`}
        >
          Reschedule Booking
        </LinkButton>
      )}
      {may.cancel && <Button onClick={() => setAsking(true)}>Cancel Booking</Button>}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Cancel this booking?"
        description={`${splitAddress(booking.address).street} on ${formatDate(booking.date)} at ${booking.startTime}. ${other.fullName} will be told.`}
        confirmLabel="Cancel Booking"
        busyText="Cancelling"
        cancelLabel="Keep booking"
        onConfirm={cancel}
      >
        <Notice tone="wait">Cancellation fees may apply, depending on how close the shoot is.</Notice>
      </ConfirmDialog>
    </div>
  )
}
