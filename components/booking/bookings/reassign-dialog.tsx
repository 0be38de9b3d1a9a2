'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Field, Select } from '@/components/ui/field'
import { toast } from '@/components/ui/toast'
import { reassignBookingAction } from '@/lib/booking/bookings/actions'
import type { BookingItem, Colleague } from '@/lib/booking/bookings/schema/bookings'
import { splitAddress } from '@/lib/platform/text/address'
import { whenOf } from '@/lib/platform/time/calendar-date'

type ReassignDialogProps = {
  booking: Pick<BookingItem, 'id' | 'address' | 'date' | 'startTime' | 'photographer'>
  /** At least one. */
  colleagues: readonly Colleague[]
  open: boolean
  onClose: () => void
}

/** Reassigns a shoot to a colleague. If they aren't available, the dialog stays open and says why. */
export function ReassignDialog({ booking, colleagues, open, onClose }: ReassignDialogProps) {
  const router = useRouter()
  const [chosenId, setChosenId] = useState(colleagues[0]?.profileId ?? '')
  const [problem, setProblem] = useState<string | null>(null)
  const { street } = splitAddress(booking.address)
  const { fullName } = booking.photographer

  async function reassign() {
    const result = await reassignBookingAction({ bookingId: booking.id, photographerId: chosenId }).catch(
      () => null,
    )
    if (result?.ok) {
      const name = colleagues.find(({ profileId }) => profileId === chosenId)?.fullName ?? 'a colleague'
      toast.success('Shoot reassigned', `${name} is now the photographer.`)
      onClose()
    } else if (result?.code === 'conflict') {
      setProblem(result.message)
    } else {
      toast.error('Error', 'Failed to reassign the shoot. Please try again.')
    }
    router.refresh()
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="Reassign this shoot?"
      description={`${street} on ${whenOf(booking)} moves from ${fullName} to a colleague, with its photos and invoices. The client and both photographers will be notified.`}
      confirmLabel="Reassign"
      busyText="Reassigning"
      cancelLabel="Not now"
      tone="main"
      onConfirm={reassign}
    >
      <Field label="Photographer" errors={problem ?? []}>
        <Select
          value={chosenId}
          onChange={(event) => {
            setChosenId(event.target.value)
            setProblem(null)
          }}
        >
          {colleagues.map(({ profileId, fullName: name }) => (
            <option key={profileId} value={profileId}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </ConfirmDialog>
  )
}
