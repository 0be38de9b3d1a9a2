import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { visibleTo } from '@/lib/availability/policy'
import type { Transaction } from '@/lib/platform/db'
import { NotFound } from '@/lib/platform/errors'
import type { BookingStatus } from '@/prisma/generated/enums'
import { lockCalendar } from './lock-calendar'

/**
 * Locks the actor's calendar until the transaction ends, and answers the state of the booking that has the slot.
 * A booking locks the calendar too, so the answer stays true.
 * @throws NotFound when there is none, or it is somebody else's
 */
export async function lockOwnSlot(
  tx: Transaction,
  actor: Actor,
  slotId: string,
): Promise<{ booked: BookingStatus | null }> {
  await lockCalendar(tx, actor.profileId)
  const slot = await tx.availabilitySlot.findFirst({
    where: { AND: [{ id: slotId }, visibleTo(actor)] },
    select: {
      bookings: { where: { status: { not: 'CANCELLED' } }, select: { status: true }, take: 1 },
    },
  })
  if (!slot) throw new NotFound('This slot no longer exists')
  return { booked: slot.bookings[0]?.status ?? null }
}
