import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { announceChange } from '@/lib/bookings/announcements'
import { bookingState, moves } from '@/lib/bookings/rules'
import type { RescheduleBooking } from '@/lib/bookings/schema'
import { bookingFields, toBookingItem } from '@/lib/bookings/selection'
import { dateToDatabase, timeToDatabase } from '@/lib/platform/clock'
import { db, type Transaction } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/errors'
import { getStudio } from '@/lib/studio/queries'
import type { BookingStatus } from '@/prisma/generated/enums'
import { asSlotTaken, type ClaimedSlot, claimSlot, freeSlot, lockSlot } from './claim-slot'
import { decideMove, type LockedBooking, lockBooking } from './lock-booking'
import { recordEvent } from './record-event'

/**
 * Moves a booking to another slot: same id and number, services and prices as booked. Frees the old slot when that is
 * still ahead, and tells everyone but the actor. A repeat with the slot it already has changes nothing.
 * @throws NotFound, Refusal `forbidden`, `conflict` when its status does not allow it, `slot-taken`
 */
export async function rescheduleBooking(
  actor: Actor,
  input: RescheduleBooking,
): Promise<{ bookingId: string }> {
  const { timeZone } = await getStudio()
  try {
    await db().$transaction((tx) => move(tx, actor, input, timeZone))
  } catch (error) {
    throw asSlotTaken(error)
  }
  return { bookingId: input.bookingId }
}

async function move(
  tx: Transaction,
  actor: Actor,
  input: RescheduleBooking,
  timeZone: string,
): Promise<void> {
  const locked = await lockBooking(tx, actor, input.bookingId)
  const status = decideMove(actor, 'reschedule', locked)
  if (locked.slotId === input.slotId) return
  await lockSlot(tx, input.slotId)
  const slot = await claimSlot(tx, input.slotId, timeZone)
  if (actor.role === 'PHOTOGRAPHER' && slot.photographerId !== actor.profileId) {
    throw new Refusal('forbidden', 'You can move a shoot to your own times only.')
  }
  const moved = await update(tx, input, slot, status)
  await freeSlot(tx, locked.slotId, timeZone)
  await recordEvent(tx, {
    actorId: actor.profileId,
    kind: moves.reschedule.kind,
    before: locked.item,
    after: moved.booking,
  })
  await announce(tx, actor, locked, moved)
}

async function update(tx: Transaction, input: RescheduleBooking, slot: ClaimedSlot, status: BookingStatus) {
  const row = await tx.booking.update({
    where: { id: input.bookingId },
    data: {
      status,
      availabilitySlotId: slot.id,
      photographerId: slot.photographerId,
      shootDate: dateToDatabase(slot.date),
      shootTime: timeToDatabase(slot.startTime),
      shootEndTime: timeToDatabase(slot.endTime),
      propertyAddress: input.propertyAddress,
      specialInstructions: input.specialInstructions || null,
    },
    select: {
      ...bookingFields,
      photographer: { select: { ...bookingFields.photographer.select, userId: true } },
    },
  })
  return { booking: toBookingItem(row), photographerUserId: row.photographer.userId }
}

type Moved = Awaited<ReturnType<typeof update>>

async function announce(tx: Transaction, actor: Actor, locked: LockedBooking, moved: Moved): Promise<void> {
  const { booking } = moved
  const before = bookingState(locked.item)
  const readers = [
    { userId: locked.clientUserId, fullName: booking.client.fullName },
    { userId: moved.photographerUserId, fullName: booking.photographer.fullName },
  ].filter((reader) => reader.userId !== actor.userId)
  for (const reader of readers) {
    const mustApprove = reader.userId === moved.photographerUserId && booking.status === 'PENDING'
    await announceChange(tx, booking, {
      change: 'rescheduled',
      reader,
      byName: actor.fullName,
      before,
      ...(mustApprove && { action: 'approve_booking' as const }),
    })
  }
  if (locked.photographerUserId === moved.photographerUserId || locked.photographerUserId === actor.userId)
    return
  await announceChange(tx, locked.item, {
    change: 'handed-over',
    reader: { userId: locked.photographerUserId, fullName: locked.item.photographer.fullName },
    byName: actor.fullName,
  })
}
