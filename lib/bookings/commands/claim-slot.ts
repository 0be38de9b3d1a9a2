import 'server-only'
import { isAhead } from '@/lib/availability/rules'
import type { SlotTime } from '@/lib/availability/schema'
import { dateFromDatabase, now, timeFromDatabase } from '@/lib/platform/clock'
import { brokenConstraint, type Transaction } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/errors'

export type ClaimedSlot = SlotTime & { id: string; photographerId: string }

/** Locks a slot until the transaction ends: whoever also wants it waits here. */
export async function lockSlot(tx: Transaction, slotId: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM availability_slots WHERE id = ${slotId}::uuid FOR UPDATE`
}

/**
 * Takes a locked slot out of the offer.
 * @throws Refusal `slot-taken` unless it is ahead, on offer, of an active photographer, and no booking has it
 */
export async function claimSlot(tx: Transaction, slotId: string, timeZone: string): Promise<ClaimedSlot> {
  const row = await tx.availabilitySlot.findUnique({
    where: { id: slotId },
    select: {
      id: true,
      date: true,
      startTime: true,
      endTime: true,
      isAvailable: true,
      photographer: { select: { id: true, role: true, accountStatus: true } },
      bookings: { where: { status: { not: 'CANCELLED' } }, select: { id: true }, take: 1 },
    },
  })
  const isOffered =
    row?.isAvailable &&
    row.bookings.length === 0 &&
    row.photographer.role === 'PHOTOGRAPHER' &&
    row.photographer.accountStatus === 'ACTIVE'
  if (!isOffered) throw slotTaken()
  const slot: ClaimedSlot = {
    id: row.id,
    photographerId: row.photographer.id,
    date: dateFromDatabase(row.date),
    startTime: timeFromDatabase(row.startTime),
    endTime: timeFromDatabase(row.endTime),
  }
  if (!isAhead(slot, now(), timeZone)) throw slotTaken()
  await tx.availabilitySlot.update({
    where: { id: slotId },
    data: { isAvailable: false },
    select: { id: true },
  })
  return slot
}

/** Puts a slot that is still ahead back into the offer; a past or deleted one stays as it is. */
export async function freeSlot(tx: Transaction, slotId: string | null, timeZone: string): Promise<void> {
  if (!slotId) return
  await lockSlot(tx, slotId)
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
}

export function slotTaken(): Refusal {
  return new Refusal('slot-taken', 'That time was just taken')
}

/** Turns the database's own last guard against a double booking into the answer of whoever came second. */
export function asSlotTaken(error: unknown): unknown {
  return brokenConstraint(error) === 'bookings_one_live_per_slot' ? slotTaken() : error
}
