'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { Button, LinkButton } from '@/components/ui/button'
import { deferComponent } from '@/components/ui/defer'
import type { Side } from '@/lib/auth/rules/capabilities'
import type { BookingDetail, BookingPayment, Colleague } from '@/lib/booking/bookings/schema'
import { deliveredText } from '@/lib/booking/bookings/words/changes'
import { ApproveButton } from './approve-button'
import { CompleteButton, TakeOverButton } from './shoot-buttons'

const CancelDialog = deferComponent(async () => (await import('./cancel-dialog')).CancelDialog)
const ReassignDialog = deferComponent(async () => (await import('./reassign-dialog')).ReassignDialog)

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
  const [isReassigning, setReassigning] = useState(false)

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
      {showsReassign && <Button onClick={() => setReassigning(true)}>Reassign</Button>}
      {children}
      {showsReassign && (
        <ReassignDialog
          booking={booking}
          colleagues={colleagues}
          open={isReassigning}
          onClose={() => setReassigning(false)}
        />
      )}
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
