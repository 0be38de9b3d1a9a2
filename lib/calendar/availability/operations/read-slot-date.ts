import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'
import { type CalendarDate, dateFromDatabase } from '@/lib/platform/time/calendar-date'

/** Returns the day of a slot; null if it no longer exists. */
export async function readSlotDate(
  tx: Pick<Transaction, 'availabilitySlot'>,
  slotId: string,
): Promise<CalendarDate | null> {
  const slot = await tx.availabilitySlot.findUnique({ where: { id: slotId }, select: { date: true } })
  return slot && dateFromDatabase(slot.date)
}
