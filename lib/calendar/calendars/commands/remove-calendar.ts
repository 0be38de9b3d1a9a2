import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { lockCalendars } from '@/lib/calendar/availability/operations/lock-calendars'
import { slotsChanged } from '@/lib/calendar/availability/rules/slots'
import { canManageCalendars, visibleTo } from '@/lib/calendar/calendars/policy'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { ForbiddenError, NotFoundError } from '@/lib/platform/errors'
import { queuePush } from '@/lib/platform/jobs/outbox'

/** Removes one of the actor's own calendars with its busy times, which opens the slots they closed. */
export async function removeCalendar(actor: Actor, calendarId: string): Promise<void> {
  if (!canManageCalendars(actor)) throw new ForbiddenError()
  const { profileId } = actor
  await db().$transaction(async (tx) => {
    await lockCalendars(tx, { profileIds: [profileId] })
    const { count } = await tx.externalCalendar.deleteMany({
      where: { AND: [{ id: calendarId }, visibleTo(actor)] },
    })
    if (count === 0) throw new NotFoundError()
    await recordAudit(tx, actor, 'calendar.removed', profileId)
    await queuePush(tx, slotsChanged)
  })
}
