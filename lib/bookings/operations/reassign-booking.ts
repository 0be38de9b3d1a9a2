import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { transferClaims } from '@/lib/availability/operations/transfer-claims'
import { type LockedBooking, lockBooking, partiesOf } from '@/lib/bookings/operations/lock-booking'
import { notifyOfNewPhotographer, notifyOfReassignment } from '@/lib/bookings/operations/notify-of-change'
import { recordEvent } from '@/lib/bookings/operations/record-event'
import { canReassign, canTakeOver } from '@/lib/bookings/policy'
import { bookingFields, toBookingItem } from '@/lib/bookings/queries/select-booking'
import { isLive } from '@/lib/bookings/rules/moves'
import type { Absence, BookingItem, ReassignBooking, StudioVoice } from '@/lib/bookings/schema'
import { chooseActivePhotographerText } from '@/lib/bookings/words/changes'
import { recordAudit } from '@/lib/platform/audit'
import { now } from '@/lib/platform/clock'
import type { Transaction } from '@/lib/platform/db'
import { AppError } from '@/lib/platform/errors'
import { assertFree } from './assert-free'

/**
 * Moves a booking to another photographer; its time, status, deliveries, and invoices stay. Frees the former photographer's
 * slots, claims the new one's where they match the time exactly, and notifies the client and both photographers, with
 * calendar invitations.
 *
 * Idempotent: a booking that is already theirs doesn't change.
 * Locks the booking, then the calendars of both photographers. A caller that locks calendars itself must lock the booking
 * first.
 * @param absence set when the photographer reassigns the booking because they aren't available
 * @throws NotFoundError, AppError `forbidden`, `conflict` when the new photographer isn't active, or has another shoot or a
 * blocked day at that time
 */
export async function reassignBooking(
  tx: Transaction,
  actor: Actor,
  { bookingId, photographerId }: ReassignBooking,
  studio: StudioVoice,
  absence?: Absence,
): Promise<void> {
  const locked = await lockBooking(tx, actor, bookingId)
  const { item: before } = locked
  if (before.photographer.id === photographerId) return
  assertAllowed(actor, before, photographerId)
  const name = await lockBothCalendars(tx, before.photographer.id, photographerId)
  const moment = { now: now(), timeZone: studio.timeZone }
  if (isLive(before.status)) {
    const isForActor = photographerId === actor.profileId
    await assertFree(tx, { photographerId, name: isForActor ? null : name }, before, moment)
    await transferClaims(tx, before, photographerId, moment)
  }
  const changed = await update(tx, before, photographerId)
  await recordEvent(tx, {
    actorId: actor.profileId,
    kind: 'HANDED_OVER',
    before,
    after: changed.booking,
    isPhotographerAway: absence !== undefined,
  })
  await recordAudit(tx, {
    actorId: actor.profileId,
    action: 'booking.handed-over',
    subject: 'booking',
    subjectId: bookingId,
    details: { from: before.photographer.fullName, to: name },
  })
  await notifyParties(tx, actor, locked, changed, { studio, absence })
}

function assertAllowed(actor: Actor, booking: BookingItem, photographerId: string): void {
  const isForActor = photographerId === actor.profileId
  if (canReassign(actor, partiesOf(booking))) return
  if (isForActor && canTakeOver(actor, partiesOf(booking))) return
  const { fullName } = booking.photographer
  throw new AppError(
    'forbidden',
    `This booking belongs to ${fullName}. Only ${fullName} or the studio owner can reassign it.`,
  )
}

/** Locks both calendars. Returns the new photographer's name. @throws AppError `conflict` unless they are active */
async function lockBothCalendars(tx: Transaction, from: string, to: string): Promise<string> {
  const locked = await tx.$queryRaw<{ id: string; fullName: string; isActive: boolean }[]>`
    SELECT id, full_name AS "fullName", role = 'PHOTOGRAPHER' AND account_status = 'ACTIVE' AS "isActive"
    FROM profiles WHERE id IN (${from}::uuid, ${to}::uuid)
    ORDER BY id
    FOR NO KEY UPDATE`
  const photographer = locked.find(({ id }) => id === to)
  if (!photographer?.isActive) throw new AppError('conflict', chooseActivePhotographerText)
  return photographer.fullName
}

async function update(tx: Transaction, before: BookingItem, photographerId: string) {
  const row = await tx.booking.update({
    where: { id: before.id },
    data: { photographerId, calendarSequence: { increment: 1 } },
    select: {
      ...bookingFields,
      photographer: { select: { ...bookingFields.photographer.select, userId: true } },
    },
  })
  return { booking: toBookingItem(row), photographerUserId: row.photographer.userId }
}

async function notifyParties(
  tx: Transaction,
  actor: Actor,
  { item: before, clientUserId, photographerUserId }: LockedBooking,
  changed: { booking: BookingItem; photographerUserId: string },
  { studio, absence }: { studio: StudioVoice; absence?: Absence },
): Promise<void> {
  const { booking } = changed
  const formerPhotographer = before.photographer.fullName
  const client = { clientUserId, actor, studio, formerPhotographer, absence }
  await notifyOfNewPhotographer(tx, { ...changed, ...client })
  // The former photographer's calendar removes the event only for a newer revision than the one it has.
  const gone = { ...before, revision: booking.revision, changedAt: booking.changedAt }
  const news = { booking: gone, clientUserId, photographerUserId, actor, studio }
  await notifyOfReassignment(tx, news, booking.photographer.fullName)
}
