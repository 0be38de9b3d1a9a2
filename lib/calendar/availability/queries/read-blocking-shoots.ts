import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { blockingShoots } from '@/lib/calendar/availability/policy'
import type { Shoot } from '@/lib/calendar/availability/rules/buffer'
import { toShoot } from '@/lib/calendar/availability/rules/open-slots'
import { db } from '@/lib/platform/data/db'
import { isOneOf, queryBuilder } from '@/lib/platform/data/query-builder'
import { whereSql } from '@/lib/platform/data/where-sql'
import { type CalendarDate, dateToDatabase } from '@/lib/platform/time/calendar-date'

/** Reads the shoots that block these slots' days for this person, by `dayKey`. The slots must be sorted by date. */
export async function readBlockingShoots(
  { role, profileId }: Actor,
  slots: readonly { photographerId: string; date: CalendarDate }[],
  movingBookingId: string | undefined,
): Promise<Map<string, Shoot[]>> {
  const [first, last] = [slots[0], slots.at(-1)]
  const shoots = new Map<string, Shoot[]>()
  if (!first || !last) return shoots
  const rows = await queryBuilder(db())
    .selectFrom('bookings as b')
    .where((eb) =>
      isOneOf(eb.ref('b.photographerId'), [...new Set(slots.map(({ photographerId }) => photographerId))]),
    )
    .where('b.shootDate', '>=', dateToDatabase(first.date))
    .where('b.shootDate', '<=', dateToDatabase(last.date))
    .where(whereSql('bookings', blockingShoots({ role, profileId, movingBookingId }), 'b'))
    .select(['b.photographerId', 'b.shootDate', 'b.shootTime', 'b.shootEndTime'])
    .select(['b.latitude', 'b.longitude', 'b.placeSource'])
    .execute()
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
