import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { can } from '@/lib/auth/rules/capabilities'
import type { Colleague } from '@/lib/booking/bookings/schema/bookings'
import { db } from '@/lib/platform/data/db'

/** Returns the active photographers a booking can be reassigned to: all but its own. Empty for a client. */
export async function listColleagues(actor: Actor, photographerId: string): Promise<Colleague[]> {
  if (!can(actor, 'manage-bookings')) return []
  const rows = await db().profile.findMany({
    where: { role: 'PHOTOGRAPHER', accountStatus: 'ACTIVE', id: { not: photographerId } },
    select: { id: true, fullName: true },
    orderBy: [{ fullName: 'asc' }, { id: 'asc' }],
  })
  return rows.map(({ id, fullName }) => ({ profileId: id, fullName }))
}
