import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { can } from '@/lib/auth/rules/capabilities'
import { calendarsOf } from '@/lib/calendar/availability/policy'
import type { Calendar } from '@/lib/calendar/availability/schema/calendars'
import { db } from '@/lib/platform/data/db'
import { ForbiddenError, NotFoundError } from '@/lib/platform/errors'

/**
 * Returns the calendar that the actor changes.
 * @param photographerId whose it is; by default, the actor's own
 * @throws ForbiddenError for someone who changes no calendars, NotFoundError for a calendar that the actor may not change
 */
export async function openCalendar(actor: Actor, photographerId = actor.profileId): Promise<Calendar> {
  if (!can(actor, 'edit-calendars')) throw new ForbiddenError()
  const photographer = await db().profile.findFirst({
    where: { AND: [{ id: photographerId }, calendarsOf(actor)] },
    select: { fullName: true },
  })
  if (!photographer) throw new NotFoundError('Photographer not found')
  return { photographerId, fullName: photographer.fullName }
}
