import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { calendarsOf } from '@/lib/calendar/availability/policy'
import type { Calendar } from '@/lib/calendar/availability/schema/calendars'
import { db } from '@/lib/platform/data/db'

/** A bound that no studio reaches. */
const maxCalendars = 200

/** Lists the calendars that the actor may change, by name. */
export async function listCalendars(actor: Actor): Promise<Calendar[]> {
  const rows = await db().profile.findMany({
    where: calendarsOf(actor),
    select: { id: true, fullName: true },
    orderBy: [{ fullName: 'asc' }, { id: 'asc' }],
    take: maxCalendars,
  })
  return rows.map(({ id, fullName }) => ({ photographerId: id, fullName }))
}
