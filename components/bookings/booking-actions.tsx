'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { Button, LinkButton } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { deferComponent } from '@/components/ui/defer'
import { Field, Select } from '@/components/ui/field'
import { toast } from '@/components/ui/toast'
import type { Side } from '@/lib/auth/rules/capabilities'
import { reassignBookingAction } from '@/lib/bookings/actions'
import type { BookingDetail, BookingItem, BookingPayment, Colleague } from '@/lib/bookings/schema'
import { deliveredText } from '@/lib/bookings/words/changes'
import { splitAddress } from '@/lib/platform/address'
import { whenOf } from '@/lib/platform/calendar-date'
import { ApproveButton } from './approve-button'
import { CompleteButton, TakeOverButton } from './shoot-buttons'

const CancelDialog = deferComponent(async () => (await import('./cancel-dialog')).CancelDialog)

type BookingActionsProps = {
  booking: BookingDetail
  reader: Side
  /** What was paid for it before any delivery. */
  payments: readonly BookingPayment[]
  /** The reader's own profile. */
  profileId: string
  /** The photographers the reader can reassign it to. */
  colleagues: readonly Colleague[]
  /** Opens the cancel dialog right away, for a reader who clicked Cancel on another page. */
  opensCancelDialog: boolean
  /** Further links, shown after the actions. */
  children: ReactNode
}

/** What the reader can do with a booking now. */
export function BookingActions(props: BookingActionsProps) {
  const { booking, reader, payments, profileId, colleagues, opensCancelDialog, children } = props
  const { may } = booking
  const router = useRouter()
  const [isDialogOpen, setDialogOpen] = useState(opensCancelDialog)

  function closeCancelDialog() {
    setDialogOpen(false)
    if (!opensCancelDialog) return
    // A reload must not open the dialog again.
    const query = new URLSearchParams(window.location.search)
    query.delete('cancel')
    router.replace(`/booking/${booking.id}${query.size > 0 ? `?${query}` : ''}`)
  }

  const delivered = deliveredText(booking)
  const showsReassign = may.reassign && colleagues.length > 0
  return (
    <div className="flex flex-wrap gap-3">
      {delivered && <p className="w-full text-ink-2">{delivered}</p>}
      {may.approve && <ApproveButton bookingId={booking.id}>Approve Booking</ApproveButton>}
      {may.complete && <CompleteButton booking={booking} variant={may.approve ? 'default' : 'main'} />}
      {may.reschedule && (
        <LinkButton
          variant={reader === 'CLIENT' ? 'main' : 'default'}
          href={`/book?reschedule=${booking.id}`}
        >
          Reschedule Booking
        </LinkButton>
      )}
      {may.cancel && <Button onClick={() => setDialogOpen(true)}>Cancel Booking</Button>}
      {may.takeOver && <TakeOverButton booking={booking} profileId={profileId} />}
      {showsReassign && <ReassignBookingButton booking={booking} colleagues={colleagues} />}
      {children}
      <CancelDialog
        booking={booking}
        reader={reader}
        payments={payments}
        otherName={reader === 'CLIENT' ? booking.photographer.fullName : booking.client.fullName}
        open={isDialogOpen && may.cancel}
        onClose={closeCancelDialog}
      />
    </div>
  )
}

type ReassignBookingButtonProps = {
  booking: Pick<BookingItem, 'id' | 'address' | 'date' | 'startTime' | 'photographer'>
  /** At least one. */
  colleagues: readonly Colleague[]
}

/** Reassigns a shoot to a colleague. If they aren't available, the dialog stays open and says why. */
function ReassignBookingButton({ booking, colleagues }: ReassignBookingButtonProps) {
  const router = useRouter()
  const [isDialogOpen, setDialogOpen] = useState(false)
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
      setDialogOpen(false)
    } else if (result?.code === 'conflict') {
      setProblem(result.message)
    } else {
      toast.error('Error', 'Failed to reassign the shoot. Please try again.')
    }
    router.refresh()
  }

  return (
    <>
      <Button onClick={() => setDialogOpen(true)}>Reassign</Button>
      <ConfirmDialog
        open={isDialogOpen}
        onClose={() => setDialogOpen(false)}
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
    </>
  )
}
