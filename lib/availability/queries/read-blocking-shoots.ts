import 'server-only'
import { blockingShoots } from '@/lib/availability/policy'
import type { Shoot } from '@/lib/availability/rules/buffer'
import { type Requester, shootFields, toShoot } from '@/lib/availability/rules/open-slots'
import { type CalendarDate, dateToDatabase } from '@/lib/platform/calendar-date'
import { db } from '@/lib/platform/db'

/** Reads the shoots that block these slots' days for this person, by `dayKey`. The slots must be sorted by date. */
export async function readBlockingShoots(
  slots: readonly { photographerId: string; date: CalendarDate }[],
  requester: Requester,
): Promise<Map<string, Shoot[]>> {
  const [first, last] = [slots[0], slots.at(-1)]
  const shoots = new Map<string, Shoot[]>()
  if (!first || !last) return shoots
  const rows = await db().booking.findMany({
    where: {
      AND: [
        { photographerId: { in: [...new Set(slots.map(({ photographerId }) => photographerId))] } },
        { shootDate: { gte: dateToDatabase(first.date), lte: dateToDatabase(last.date) } },
        blockingShoots(requester),
      ],
    },
    select: { photographerId: true, ...shootFields },
  })
  for (const { photographerId, ...row } of rows) {
    const shoot = toShoot(row)
    const key = dayKey(photographerId, shoot.date)
    const ofDay = shoots.get(key)
    if (ofDay) ofDay.push(shoot)
    else shoots.set(key, [shoot])
  }
  return shoots
}

export function dayKey(photographerId: string, date: CalendarDate): string {
  return `${photographerId} ${date}`
}
