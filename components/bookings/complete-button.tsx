'use client'

import { useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { completeBooking } from '@/lib/bookings/actions'

/** Marks a shoot as done; its photos can be sent next. */
export function CompleteButton({ bookingId, label }: { bookingId: string; label: string }) {
  const [completing, startCompleting] = useTransition()
  function complete() {
    startCompleting(async () => {
      const result = await completeBooking({ bookingId })
      if (result.ok) toast.success('Booking marked as completed')
      else toast.error('Error', result.code === 'unexpected' ? 'Failed to complete booking' : result.message)
    })
  }
  return (
    <Button size="sm" busy={completing} busyText="Completing" onClick={complete} aria-label={label}>
      Complete
    </Button>
  )
}
