import 'server-only'
import { blockingShoots } from '@/lib/availability/policy'
import { type Requester, shootFields, toShoot } from '@/lib/availability/rules/open-slots'
import type { Shoot } from '@/lib/availability/rules/slots'
import type { CalendarDate } from '@/lib/platform/calendar-date'
import { db } from '@/lib/platform/db'

/** Reads the shoots that block these slots' days for this person, by `dayKey`. The slots must be sorted by date. */
export async function readBlockingShoots(
  slots: readonly { photographerId: string; date: Date }[],
  requester: Requester,
): Promise<Map<string, Shoot[]>> {
  const [first, last] = [slots[0], slots.at(-1)]
  const shoots = new Map<string, Shoot[]>()
  if (!first || !last) return shoots
  const rows = await db().booking.findMany({
    where: {
      AND: [
        { photographerId: { in: [...new Set(slots.map(({ photographerId }) => photographerId))] } },
        { shootDate: { gte: first.date, lte: last.date } },
        blockingShoots(requester),
      ],
    },
    select: { photographerId: true, ...shootFields },
  })
  for (const { photographerId, ...row } of rows) {
    const shoot = toShoot(row)
    const key = dayKey(photographerId, shoot.date)
    shoots.set(key, [...(shoots.get(key) ?? []), shoot])
  }
  return shoots
}

export function dayKey(photographerId: string, date: CalendarDate): string {
  return `${photographerId} ${date}`
}
