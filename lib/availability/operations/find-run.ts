import 'server-only'
import { type Asker, dayFields, type OfferedSlot, openSlotsOf } from '@/lib/availability/offer/rules'
import type { Moment } from '@/lib/availability/rules'
import { findRunFrom, type Run } from '@/lib/availability/rules/runs'
import type { Transaction } from '@/lib/platform/db'

/** `slotId`: the slot that the visit starts with. */
export type Visit = { slotId: string; minutes: number }

/**
 * Returns the slots that a visit would take, or null unless this person can have all of them at this moment. It holds
 * for as long as their calendar is locked; without the lock it is a hint.
 */
export async function findRun(
  tx: Pick<Transaction, 'availabilitySlot' | 'profile'>,
  asker: Asker,
  { slotId, minutes }: Visit,
  moment: Moment,
): Promise<Run<OfferedSlot> | null> {
  const start = await tx.availabilitySlot.findUnique({
    where: { id: slotId },
    select: { date: true, photographerId: true },
  })
  if (!start) return null
  const day = await tx.profile.findUniqueOrThrow({
    where: { id: start.photographerId },
    select: dayFields(start.date, asker),
  })
  return findRunFrom(openSlotsOf(day, asker, moment), slotId, minutes) ?? null
}
