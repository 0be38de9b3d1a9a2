'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { CheckboxField } from '@/components/ui/checkbox'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Notice } from '@/components/ui/notice'
import { explainFailure } from '@/components/ui/show-result'
import { toast } from '@/components/ui/toast'
import type { Side } from '@/lib/auth/rules/capabilities'
import { cancelBookingAction } from '@/lib/booking/bookings/actions'
import type { BookingPayment } from '@/lib/booking/bookings/schema/bookings'
import type { ManageableBooking } from '@/lib/booking/bookings/schema/listing'
import {
  bookingCancelledText,
  cancelFailedText,
  describePayment,
} from '@/lib/booking/bookings/words/cancelling'
import { splitAddress } from '@/lib/platform/text/address'
import { whenOf } from '@/lib/platform/time/calendar-date'

type CancelDialogProps = {
  booking: ManageableBooking
  reader: Side
  /** What was paid for it before any delivery. */
  payments: readonly BookingPayment[]
  /** The other party, who will be notified. */
  otherName: string
  open: boolean
  onClose: () => void
}

/**
 * Confirms a cancellation and shows what it costs. If it costs more by the time of the click, nothing is cancelled and the
 * dialog shows the new terms.
 */
export function CancelDialog({ booking, reader, payments, otherName, open, onClose }: CancelDialogProps) {
  const router = useRouter()
  const { id, address, cancellation } = booking
  const [error, setError] = useState<string | null>(null)

  // The reader's choices. By default, what was paid through Stripe is refunded.
  const [decisions, setDecisions] = useState<Record<string, boolean>>({})
  const isRefunded = ({ invoiceId, canRefund, isByHand }: BookingPayment) =>
    canRefund && (decisions[invoiceId] ?? !isByHand)

  async function cancel() {
    const result = await cancelBookingAction({
      bookingId: id,
      shownFeeCents: cancellation.feeCents,
      payments: payments.map((payment) => ({ invoiceId: payment.invoiceId, refund: isRefunded(payment) })),
    }).catch(() => null)
    if (result?.ok) {
      const started = payments.filter((payment) => isRefunded(payment) && !payment.isByHand)
      const amounts = started.map(({ amount }) => amount).join(', ')
      const refunds = started.length === 1 ? 'Refund started' : 'Refunds started'
      toast.success(bookingCancelledText, started.length > 0 ? `${refunds}: ${amounts}` : undefined)
      onClose()
    } else if (result?.code === 'conflict') {
      setError(result.message)
    } else {
      toast.error('Error', explainFailure(result, cancelFailedText))
    }
    router.refresh()
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="Cancel this booking?"
      description={`${splitAddress(address).street} on ${whenOf(booking)}. ${otherName} will be notified.`}
      confirmLabel="Cancel Booking"
      busyText="Canceling"
      cancelLabel="Keep booking"
      onConfirm={cancel}
    >
      <Notice
        tone={cancellation.feeCents > 0 || error ? 'wait' : 'info'}
        announce={error !== null}
        title={error ? "The booking wasn't cancelled" : undefined}
      >
        {error ?? cancellation.sentence}
      </Notice>
      <CancelPayments
        payments={payments}
        reader={reader}
        clientName={booking.client.fullName}
        chosen={new Set(payments.filter(isRefunded).map(({ invoiceId }) => invoiceId))}
        onChoose={(invoiceId, refund) => setDecisions((made) => ({ ...made, [invoiceId]: refund }))}
      />
    </ConfirmDialog>
  )
}

type CancelPaymentsProps = {
  payments: readonly BookingPayment[]
  reader: Side
  clientName: string
  /** The invoices to refund. */
  chosen: ReadonlySet<string>
  onChoose: (invoiceId: string, refund: boolean) => void
}

/** Lists what was paid for a booking that is about to be cancelled, with the option to refund it for the studio. */
function CancelPayments({ payments, reader, clientName, chosen, onChoose }: CancelPaymentsProps) {
  return payments.map((payment) => (
    <Notice
      key={payment.invoiceId}
      tone="wait"
      title={describePayment(reader === 'CLIENT' ? 'You' : clientName, payment)}
      className="mt-3"
    >
      {payment.canRefund ? (
        <CheckboxField
          className="mt-1.5"
          checked={chosen.has(payment.invoiceId)}
          onChange={(event) => onChoose(payment.invoiceId, event.target.checked)}
          label={
            payment.isByHand
              ? `Record ${payment.amount} as refunded`
              : `Refund ${payment.amount} to the ${payment.method}`
          }
          hint={payment.isByHand ? 'This only records the refund. Send the money yourself.' : undefined}
        />
      ) : (
        payment.consequence
      )}
    </Notice>
  ))
}
