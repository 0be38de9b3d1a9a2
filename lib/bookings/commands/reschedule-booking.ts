import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { announceChange, announceHandOver } from '@/lib/bookings/announcements'
import { bookingState, moves } from '@/lib/bookings/rules'
import type { RescheduleBooking, StudioVoice } from '@/lib/bookings/schema'
import { bookingFields, toBookingItem } from '@/lib/bookings/selection'
import { dateToDatabase, timeToDatabase } from '@/lib/platform/calendar-date'
import { db, type Transaction } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/errors'
import { getStudio } from '@/lib/studio/queries'
import type { BookingStatus } from '@/prisma/generated/enums'
import { asSlotTaken, type ClaimedSlot, claimSlot, freeSlot, lockCalendarsOf } from './claim-slot'
import { decideMove, lockBooking } from './lock-booking'
import { recordEvent } from './record-event'

/**
 * Moves a booking to another slot: same id and number, services and prices as booked. Frees the old slot when that is
 * still ahead, and tells everyone. A repeat with the slot it already has changes nothing.
 * @throws NotFound, Refusal `forbidden`, `conflict` when its status does not allow it, `slot-taken`
 */
export async function rescheduleBooking(
  actor: Actor,
  input: RescheduleBooking,
): Promise<{ bookingId: string }> {
  const studio = await getStudio()
  try {
    await db().$transaction((tx) => move(tx, actor, input, studio))
  } catch (error) {
    throw asSlotTaken(error)
  }
  return { bookingId: input.bookingId }
}

async function move(
  tx: Transaction,
  actor: Actor,
  input: RescheduleBooking,
  studio: StudioVoice,
): Promise<void> {
  const { timeZone } = studio
  const locked = await lockBooking(tx, actor, input.bookingId)
  const status = decideMove(actor, 'reschedule', locked)
  if (locked.slotId === input.slotId) return
  await lockCalendarsOf(tx, [input.slotId, locked.slotId])
  const slot = await claimSlot(tx, actor, input.slotId, { timeZone, movingBookingId: input.bookingId })
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
  await announceChange(
    tx,
    { ...moved, clientUserId: locked.clientUserId, actor, studio },
    'rescheduled',
    bookingState(locked.item),
  )
  if (moved.photographerUserId === locked.photographerUserId) return
  // Their calendar takes the shoot out only for an invitation newer than the one it has.
  const gone = { ...locked.item, revision: moved.booking.revision, changedAt: moved.booking.changedAt }
  await announceHandOver(tx, { ...locked, booking: gone, actor, studio })
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
      calendarSequence: { increment: 1 },
    },
    select: {
      ...bookingFields,
      photographer: { select: { ...bookingFields.photographer.select, userId: true } },
    },
  })
  return { booking: toBookingItem(row), photographerUserId: row.photographer.userId }
}
