import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { type Asker, isOnOffer, type SlotRow, slotFields, toSlotTime } from '@/lib/availability/offer/rules'
import { isAhead, slotsChanged } from '@/lib/availability/rules'
import type { SlotTime } from '@/lib/availability/schema'
import { dateFromDatabase, timeFromDatabase } from '@/lib/platform/calendar-date'
import { now } from '@/lib/platform/clock'
import { brokenConstraint, db, type Transaction } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/errors'
import { queuePush } from '@/lib/platform/outbox'
import { getStudio } from '@/lib/studio/queries'

export type ClaimedSlot = SlotTime & { id: string; photographerId: string }

/**
 * Locks the calendars of these slots' photographers until the transaction ends: whoever also wants a time there waits
 * here. Name every slot the transaction touches in one call: locked in one order, two moves never wait for each other.
 */
export async function lockCalendarsOf(tx: Transaction, slotIds: readonly (string | null)[]): Promise<void> {
  await tx.$queryRaw`
    SELECT 1 FROM profiles
    WHERE id IN (SELECT photographer_id FROM availability_slots WHERE id = ANY(${slotIds.filter(Boolean)}::uuid[]))
    ORDER BY id
    FOR NO KEY UPDATE`
}

/**
 * Takes a slot out of the offer, and ends the actor's hold on it. Its calendar is locked before.
 * A photographer who moves a shoot may overrule their own minimum notice, never the buffer between two shoots.
 * @param movingBookingId the booking that moves there, whose own time is no obstacle
 * @throws Refusal `slot-taken` unless the slot is on offer to the actor; see `isOnOffer`
 */
export async function claimSlot(
  tx: Transaction,
  actor: Actor,
  slotId: string,
  { timeZone, movingBookingId }: { timeZone: string; movingBookingId?: string },
): Promise<ClaimedSlot> {
  const row = await findOnOffer(tx, { ...actor, movingBookingId }, slotId, timeZone)
  if (!row) throw slotTaken()
  await tx.availabilitySlot.update({
    where: { id: slotId },
    data: { isAvailable: false },
    select: { id: true },
  })
  await tx.slotHold.deleteMany({ where: { slotId } })
  await queuePush(tx, slotsChanged)
  return { id: row.id, photographerId: row.photographer.id, ...toSlotTime(row) }
}

/**
 * Whether the actor could have the slot at this moment. It locks nothing, so only `claimSlot` can promise it: this
 * spares those who are too late the queue for the lock.
 */
export async function canHaveSlot(actor: Actor, slotId: string): Promise<boolean> {
  const { timeZone } = await getStudio()
  return (await findOnOffer(db(), actor, slotId, timeZone)) !== null
}

async function findOnOffer(
  tx: Pick<Transaction, 'availabilitySlot'>,
  asker: Asker,
  slotId: string,
  timeZone: string,
): Promise<SlotRow | null> {
  const found = await tx.availabilitySlot.findUnique({ where: { id: slotId }, select: { date: true } })
  if (!found) return null
  const row = await tx.availabilitySlot.findUnique({
    where: { id: slotId },
    select: slotFields(found.date, asker),
  })
  return row && isOnOffer(row, asker, { now: now(), timeZone }) ? row : null
}

/** Puts a slot that is still ahead back into the offer; a past or deleted one stays as it is. */
export async function freeSlot(tx: Transaction, slotId: string | null, timeZone: string): Promise<void> {
  if (!slotId) return
  await lockCalendarsOf(tx, [slotId])
  const row = await tx.availabilitySlot.findUnique({
    where: { id: slotId },
    select: { date: true, startTime: true },
  })
  if (!row) return
  const slot = { date: dateFromDatabase(row.date), startTime: timeFromDatabase(row.startTime) }
  if (!isAhead(slot, now(), timeZone)) return
  await tx.availabilitySlot.update({
    where: { id: slotId },
    data: { isAvailable: true },
    select: { id: true },
  })
  await queuePush(tx, slotsChanged)
}

export function slotTaken(): Refusal {
  return new Refusal('slot-taken', 'That time was just taken')
}

/** Turns the database's own last guard against a double booking into the answer of whoever came second. */
export function asSlotTaken(error: unknown): unknown {
  return brokenConstraint(error) === 'bookings_one_live_per_slot' ? slotTaken() : error
}
