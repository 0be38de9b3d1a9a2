import 'server-only'
import { busyDuring } from '@/lib/availability/policy'
import type { BusyInterval } from '@/lib/availability/rules/slots'
import { type CalendarDate, dateToDatabase } from '@/lib/platform/calendar-date'
import { db } from '@/lib/platform/db'

/** Reads when the photographers of these slots are busy elsewhere, by photographer. The slots must be sorted by date. */
export async function readBusyTimes(
  slots: readonly { photographerId: string; date: CalendarDate }[],
): Promise<Map<string, BusyInterval[]>> {
  const [first, last] = [slots[0], slots.at(-1)]
  const busyTimes = new Map<string, BusyInterval[]>()
  if (!first || !last) return busyTimes
  const rows = await db().busyTime.findMany({
    where: {
      photographerId: { in: [...new Set(slots.map(({ photographerId }) => photographerId))] },
      ...busyDuring(dateToDatabase(first.date), dateToDatabase(last.date)),
    },
    select: { photographerId: true, startsAt: true, endsAt: true },
  })
  for (const { photographerId, ...busy } of rows) {
    const own = busyTimes.get(photographerId)
    if (own) own.push(busy)
    else busyTimes.set(photographerId, [busy])
  }
  return busyTimes
}
