import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { canDecide } from '@/lib/booking/bookings/policy'
import { bookingChanged } from '@/lib/booking/bookings/rules/moves'
import { notYourBookingText } from '@/lib/booking/bookings/words/changes'
import { approvalOverText } from '@/lib/booking/bookings/words/progress'
import type { Transaction } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { pushEvent } from '@/lib/studio/notifications/operations/push-event'
import { decideMove, lockBooking, partiesOf } from './lock-booking'

/** The key of the job that notifies of an approval. While it waits, nobody was notified. */
export function approvalKey(bookingId: string): string {
  return `notify-of-approval:${bookingId}`
}

/**
 * Confirms a pending booking, or makes it pending again. Only the studio's pages are refreshed: the client hears of an
 * approval, and the timeline records it, once it can't be undone.
 * @throws NotFoundError, AppError `forbidden`, AppError `conflict` if its status doesn't allow it
 */
export async function setApproved(
  tx: Transaction,
  actor: Actor,
  bookingId: string,
  isApproved: boolean,
): Promise<void> {
  const { booking, photographerUserId } = await lockBooking(tx, actor, bookingId)
  if (isApproved) decideMove(actor, 'approve', booking)
  else if (!canDecide(actor, partiesOf(booking))) throw new AppError('forbidden', notYourBookingText)
  else if (booking.status !== 'CONFIRMED') throw new AppError('conflict', approvalOverText)
  await tx.booking.update({
    where: { id: bookingId },
    data: { status: isApproved ? 'CONFIRMED' : 'PENDING', calendarSequence: { increment: 1 } },
    select: { id: true },
  })
  await pushEvent(tx, [{ userId: photographerUserId }], bookingChanged, { bookingId })
}
