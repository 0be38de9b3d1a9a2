import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { canDecide } from '@/lib/booking/bookings/policy'
import type { BookingWithParties } from '@/lib/booking/bookings/queries/select-booking'
import type { BookingItem, LateFee } from '@/lib/booking/bookings/schema/bookings'
import { lateFeeError } from '@/lib/booking/bookings/words/cancelling'
import { notYourBookingText } from '@/lib/booking/bookings/words/changes'
import { recordAudit } from '@/lib/platform/data/audit'
import type { Transaction } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { lockBooking, partiesOf } from './lock-booking'
import { recordEvent } from './record-event'
import { releaseCoupon } from './release-coupon'

export type ResolvedLateFee = BookingWithParties & {
  booking: BookingItem & { lateFee: LateFee }
  /** False when the same decision was already recorded. */
  isNew: boolean
}

/**
 * Records a photographer's decision to charge or waive a late fee, in the caller's transaction. Idempotent.
 * Locks the booking, so that the second of two concurrent requests sees the decision of the first.
 * @throws NotFoundError, AppError `forbidden` for another photographer's booking, `conflict` when there is no fee or it was
 * decided the other way
 */
export async function resolveLateFee(
  tx: Transaction,
  actor: Actor,
  bookingId: string,
  decision: 'CHARGED' | 'WAIVED',
): Promise<ResolvedLateFee> {
  const { booking: before, ...parties } = await lockBooking(tx, actor, bookingId)
  if (!canDecide(actor, partiesOf(before))) {
    throw new AppError('forbidden', notYourBookingText)
  }
  const { lateFee } = before
  if (!lateFee || (lateFee.state !== 'DUE' && lateFee.state !== decision)) {
    throw new AppError('conflict', lateFeeError(lateFee?.state))
  }
  const booking = { ...before, lateFee: { ...lateFee, state: decision } }
  if (lateFee.state === decision) return { ...parties, booking, isNew: false }
  await tx.booking.update({
    where: { id: bookingId },
    data: { lateFeeState: decision },
    select: { id: true },
  })
  if (decision === 'WAIVED') await releaseCoupon(tx, bookingId)
  await recordEvent(tx, {
    actorId: actor.profileId,
    kind: decision === 'CHARGED' ? 'LATE_FEE_CHARGED' : 'LATE_FEE_WAIVED',
    before,
    after: booking,
  })
  await recordAudit(tx, actor, decision === 'CHARGED' ? 'late-fee.charged' : 'late-fee.waived', bookingId, {
    amountCents: lateFee.cents,
  })
  return { ...parties, booking, isNew: true }
}
