import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { lockCalendars } from '@/lib/availability/operations/lock-calendars'
import { visibleTo } from '@/lib/availability/policy'
import type { Transaction } from '@/lib/platform/db'
import { NotFoundError } from '@/lib/platform/errors'
import type { BookingStatus } from '@/prisma/generated/enums'

/**
 * Locks the actor's calendar and returns the status of the slot's booking. Booking locks the calendar too, so the
 * status can't change before the transaction ends.
 * @throws NotFoundError if the slot doesn't exist or belongs to someone else
 */
export async function lockOwnSlot(
  tx: Transaction,
  actor: Actor,
  slotId: string,
): Promise<{ booked: BookingStatus | null }> {
  await lockCalendars(tx, { profileIds: [actor.profileId] })
  const slot = await tx.availabilitySlot.findFirst({
    where: { AND: [{ id: slotId }, visibleTo(actor)] },
    select: { claim: { select: { booking: { select: { status: true } } } } },
  })
  if (!slot) throw new NotFoundError('This slot no longer exists')
  return { booked: slot.claim?.booking.status ?? null }
}
