import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { calendarsOf, visibleCalendarsOf } from '@/lib/calendar/availability/policy'
import type { ListedCalendar } from '@/lib/calendar/availability/schema/calendars'
import { db } from '@/lib/platform/data/db'

/** A bound that no studio reaches. */
const maxCalendars = 200

/** Lists the calendars that the actor may see, by name, and whether they may change them. */
export async function listCalendars(actor: Actor): Promise<ListedCalendar[]> {
  const [rows, changeable] = await Promise.all([
    db().profile.findMany({
      where: visibleCalendarsOf(actor),
      select: { id: true, fullName: true },
      orderBy: [{ fullName: 'asc' }, { id: 'asc' }],
      take: maxCalendars,
    }),
    db().profile.findMany({ where: calendarsOf(actor), select: { id: true }, take: maxCalendars }),
  ])
  const changeableIds = new Set(changeable.map(({ id }) => id))
  return rows.map(({ id, fullName }) => ({
    photographerId: id,
    fullName,
    canChange: changeableIds.has(id),
  }))
}
