import 'server-only'
import { type CalendarDate, dateFromDatabase } from '@/lib/platform/calendar-date'
import type { Transaction } from '@/lib/platform/db'

/** Returns the day of a slot; null if it no longer exists. */
export async function readSlotDate(
  tx: Pick<Transaction, 'availabilitySlot'>,
  slotId: string,
): Promise<CalendarDate | null> {
  const slot = await tx.availabilitySlot.findUnique({ where: { id: slotId }, select: { date: true } })
  return slot && dateFromDatabase(slot.date)
}
