import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { visibleTo } from '@/lib/calendar/calendars/policy'
import type { OwnCalendar } from '@/lib/calendar/calendars/schema'
import { db } from '@/lib/platform/data/db'

/** Lists the actor's own calendars, oldest first. */
export async function listOwnCalendars(actor: Actor): Promise<OwnCalendar[]> {
  const rows = await db().externalCalendar.findMany({
    where: visibleTo(actor),
    select: { id: true, name: true, host: true, addressEnd: true, readAt: true, problem: true },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  return rows.map(({ host, addressEnd, readAt, ...row }) => ({
    ...row,
    address: `${host} … ${addressEnd}`,
    readAt: readAt?.toISOString() ?? null,
  }))
}
