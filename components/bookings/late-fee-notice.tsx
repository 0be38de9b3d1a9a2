import { Notice } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'
import type { BookingDetail } from '@/lib/bookings/schema'
import { lateFeeText } from '@/lib/bookings/words/cancelling'
import { splitAddress } from '@/lib/platform/address'
import { formatCents } from '@/lib/platform/money'
import { LateFeeButtons } from './late-fee-buttons'

/** The late fee of a cancelled booking and its status. Its photographer charges or waives it here. */
export function LateFeeNotice({ booking }: { booking: BookingDetail }) {
  const { lateFee, may } = booking
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
      />
    )
  }
  return (
    <Notice
      tone="wait"
      title={lateFeeText(amount, 'DUE')}
      action={
        may.resolveLateFee && (
          <LateFeeButtons
            bookingId={booking.id}
            amount={amount}
            street={splitAddress(booking.address).street}
            clientName={booking.client.fullName}
          />
        )
      }
    >
      {may.resolveLateFee
        ? 'Cancelled after the free-cancellation deadline.'
        : 'Cancelled after the free-cancellation deadline. The studio will charge or waive the fee.'}
    </Notice>
  )
}
