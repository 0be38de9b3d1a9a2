import { Notice } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'
import type { BookingDetail, FeeConsequences } from '@/lib/booking/bookings/schema/bookings'
import { lateFeeText } from '@/lib/booking/bookings/words/cancelling'
import { formatCents } from '@/lib/platform/money/money'
import { splitAddress } from '@/lib/platform/text/address'
import { LateFeeButtons } from './late-fee-buttons'

type LateFeeNoticeProps = {
  booking: BookingDetail
  /** For whoever charges or waives it. */
  consequences: FeeConsequences | null
  /** How a charged fee was paid, in sentences; null for those who may not see it. */
  payment: string | null
}

/** The late fee of a cancelled booking and its status. Its photographer charges or waives it here. */
export function LateFeeNotice({ booking, consequences, payment }: LateFeeNoticeProps) {
  const { lateFee } = booking
  if (!lateFee) return null
  const amount = formatCents(lateFee.cents, booking.currency)
  if (lateFee.state === 'WAIVED') {
    return <Notice tone="ok" title={lateFeeText(amount, 'WAIVED')} />
  }
  if (lateFee.state === 'CHARGED') {
    return (
      <Notice
        title={lateFeeText(amount, 'CHARGED')}
        action={<TextLink href={`/invoices?booking_id=${booking.id}`}>View invoice</TextLink>}
      >
        {payment}
      </Notice>
    )
  }
  return (
    <Notice
      tone="wait"
      title={lateFeeText(amount, 'DUE')}
      action={
        consequences && (
          <LateFeeButtons
            bookingId={booking.id}
            amount={amount}
            street={splitAddress(booking.address).street}
            clientName={booking.client.fullName}
            consequences={consequences}
          />
        )
      }
    >
      {consequences
        ? 'Cancelled after the free-cancellation deadline.'
        : 'Cancelled after the free-cancellation deadline. The studio will charge or waive the fee.'}
    </Notice>
  )
}
