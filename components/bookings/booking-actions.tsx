'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button, LinkButton } from '@/components/ui/button'
import { describeDelivered } from '@/lib/bookings/rules'
import type { BookingDetail, BookingPayment, Colleague } from '@/lib/bookings/schema'
import type { Role } from '@/prisma/generated/enums'
import { ApproveButton } from './approve-button'
import { CancelDialog } from './cancel-dialog'
import { CompleteButton } from './complete-button'
import { HandOverButton } from './hand-over-button'
import { TakeOverButton } from './take-over-button'

/** What this reader may do with the booking now: approve and complete, reschedule, cancel after a question. */
export function BookingActions({
  booking,
  reader,
  payments,
  profileId,
  colleagues,
  asksToCancel,
}: {
  booking: BookingDetail
  reader: Role
  /** What was paid for it before anything was delivered. */
  payments: readonly BookingPayment[]
  /** The reader's own profile. */
  profileId: string
  /** Those to whom the reader can hand it over. */
  colleagues: readonly Colleague[]
  /** Opens the question at once, for a Cancel pressed elsewhere. */
  asksToCancel: boolean
}) {
  const { may } = booking
  const router = useRouter()
  const [asking, setAsking] = useState(asksToCancel)

  function stopAsking() {
    setAsking(false)
    // A reload must not ask again.
    if (asksToCancel) router.replace(`/booking/${booking.id}`)
  }

  const delivered = describeDelivered(booking)
  const handsOver = may.handOver && colleagues.length > 0
  const hasActions = may.approve || may.complete || may.reschedule || may.cancel || may.takeOver || handsOver
  if (!hasActions && !delivered) return null
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
      {may.cancel && <Button onClick={() => setAsking(true)}>Cancel Booking</Button>}
      {may.takeOver && <TakeOverButton booking={booking} profileId={profileId} />}
      {handsOver && <HandOverButton booking={booking} colleagues={colleagues} />}
      <CancelDialog
        booking={booking}
        reader={reader}
        payments={payments}
        otherName={reader === 'CLIENT' ? booking.photographer.fullName : booking.client.fullName}
        open={asking && may.cancel}
        onClose={stopAsking}
      />
    </div>
  )
}
