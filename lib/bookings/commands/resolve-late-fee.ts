import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { canDecide } from '@/lib/bookings/policy'
import { lateFeeError } from '@/lib/bookings/rules'
import type { BookingItem, LateFee } from '@/lib/bookings/schema'
import { recordAudit } from '@/lib/platform/audit'
import type { Transaction } from '@/lib/platform/db'
import { AppError } from '@/lib/platform/errors'
import { type LockedBooking, lockBooking, partiesOf } from './lock-booking'
import { recordEvent } from './record-event'

export type ResolvedLateFee = Omit<LockedBooking, 'item'> & {
  booking: BookingItem & { lateFee: LateFee }
  /** False when an earlier press has decided the same. */
  isNew: boolean
}

/**
 * Takes a photographer's decision on the fee of a late cancellation, once, in the caller's transaction: state, timeline
 * and audit. The booking stays locked, so of two presses the second finds what the first decided.
 * @throws NotFoundError, AppError `forbidden` for somebody else's booking, `conflict` when there is none or it is decided otherwise
 */
export async function resolveLateFee(
  tx: Transaction,
  actor: Actor,
  bookingId: string,
  decision: 'CHARGED' | 'WAIVED',
): Promise<ResolvedLateFee> {
  const { item, ...parties } = await lockBooking(tx, actor, bookingId)
  if (!canDecide(actor, partiesOf(item))) {
    throw new AppError('forbidden', "Only this booking's own photographer can do this.")
  }
  const { lateFee } = item
  if (!lateFee || (lateFee.state !== 'DUE' && lateFee.state !== decision)) {
    throw new AppError('conflict', lateFeeError(lateFee?.state))
  }
  const booking = { ...item, lateFee: { ...lateFee, state: decision } }
  if (lateFee.state === decision) return { ...parties, booking, isNew: false }
  await tx.booking.update({
    where: { id: bookingId },
    data: { lateFeeState: decision },
    select: { id: true },
  })
  await recordEvent(tx, {
    actorId: actor.profileId,
    kind: decision === 'CHARGED' ? 'LATE_FEE_CHARGED' : 'LATE_FEE_WAIVED',
    before: item,
    after: booking,
  })
  await recordAudit(tx, {
    actorId: actor.profileId,
    action: decision === 'CHARGED' ? 'late-fee.charged' : 'late-fee.waived',
    subject: 'booking',
    subjectId: bookingId,
    details: { amountCents: lateFee.cents },
  })
  return { ...parties, booking, isNew: true }
}
