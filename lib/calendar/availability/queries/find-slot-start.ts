import 'server-only'
import { z } from 'zod'
import type { LinkedTime } from '@/lib/calendar/availability/schema/slots'
import { db } from '@/lib/platform/data/db'
import { dateFromDatabase, timeFromDatabase } from '@/lib/platform/time/calendar-date'

/** Finds when a slot starts, whatever its state. Returns null if it doesn't exist. */
export async function findSlotStart(slotId: string): Promise<LinkedTime | null> {
  if (!z.uuid().safeParse(slotId).success) return null
  const slot = await db().availabilitySlot.findUnique({
    where: { id: slotId },
    select: { date: true, startTime: true },
  })
  return slot && { slotId, date: dateFromDatabase(slot.date), startTime: timeFromDatabase(slot.startTime) }
}
