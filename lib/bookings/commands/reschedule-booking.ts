import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { asSlotTaken, type ClaimedVisit, claimSlot } from '@/lib/availability/operations/claim-slot'
import { lockCalendars } from '@/lib/availability/operations/lock-calendars'
import { canHave } from '@/lib/availability/policy'
import { decideMove, lockBooking } from '@/lib/bookings/operations/lock-booking'
import { notifyFormerPhotographer, notifyOfChange } from '@/lib/bookings/operations/notify-of-change'
import { recordEvent } from '@/lib/bookings/operations/record-event'
import { bookingWithParties, toBookingWithParties } from '@/lib/bookings/queries/select-booking'
import { bookingState } from '@/lib/bookings/rules/merge-timeline'
import { moves } from '@/lib/bookings/rules/moves'
import type { RescheduleBooking, StudioVoice } from '@/lib/bookings/schema'
import { dateToDatabase, timeToDatabase } from '@/lib/platform/calendar-date'
import { now } from '@/lib/platform/clock'
import { db, type Transaction } from '@/lib/platform/db'
import { AppError } from '@/lib/platform/errors'
import { getStudio } from '@/lib/studio/queries/get-studio'
import type { BookingStatus } from '@/prisma/generated/enums'

/**
 * Moves a booking to another time. Its number, services, and prices stay; its old slots are freed, and everyone is notified.
 * Idempotent: a repeat with the same time changes nothing.
 * @throws NotFoundError, AppError `forbidden`, `conflict` when its status doesn't allow it, `slot-taken`
 */
export async function rescheduleBooking(actor: Actor, input: RescheduleBooking): Promise<void> {
  const studio = await getStudio()
  try {
    await db().$transaction((tx) => move(tx, actor, input, studio))
  } catch (error) {
    throw asSlotTaken(error)
  }
}

async function move(
  tx: Transaction,
  actor: Actor,
  input: RescheduleBooking,
  studio: StudioVoice,
): Promise<void> {
  const { bookingId, slotId } = input
  const before = await lockBooking(tx, actor, bookingId)
  const status = decideMove(actor, 'reschedule', before.booking)
  await lockCalendars(tx, { slotIds: [slotId], profileIds: [before.booking.photographer.id] })
  const requester = { ...actor, movingBookingId: bookingId }
  const moment = { now: now(), timeZone: studio.timeZone }
  const minutes = await readVisitMinutes(tx, bookingId)
  const run = await claimSlot(tx, requester, { bookingId, slotId, minutes }, moment)
  if (!run.isNew) return
  if (!canHave(actor, run)) throw new AppError('forbidden', 'You can only move a shoot to your own times.')
  const after = await update(tx, input, run, status)
  await recordEvent(tx, {
    actorId: actor.profileId,
    kind: moves.reschedule.kind,
    before: before.booking,
    after: after.booking,
  })
  const isSame = after.photographerUserId === before.photographerUserId
  const formerPhotographer = isSame ? undefined : before.booking.photographer.fullName
  const news = { ...after, actor, studio, ...(formerPhotographer && { formerPhotographer }) }
  await notifyOfChange(tx, news, 'rescheduled', bookingState(before.booking))
  if (!isSame) await notifyFormerPhotographer(tx, before, news)
}

/** Returns the booked length of the visit. */
async function readVisitMinutes(tx: Transaction, bookingId: string): Promise<number> {
  const { _sum } = await tx.bookedService.aggregate({ where: { bookingId }, _sum: { durationMinutes: true } })
  return _sum.durationMinutes ?? 0
}

async function update(tx: Transaction, input: RescheduleBooking, run: ClaimedVisit, status: BookingStatus) {
  const row = await tx.booking.update({
    where: { id: input.bookingId },
    data: {
      status,
      photographerId: run.photographerId,
      shootDate: dateToDatabase(run.date),
      shootTime: timeToDatabase(run.startTime),
      shootEndTime: timeToDatabase(run.endTime),
      propertyAddress: input.propertyAddress,
      specialInstructions: input.specialInstructions || null,
      calendarSequence: { increment: 1 },
    },
    select: bookingWithParties,
  })
  return toBookingWithParties(row)
}
