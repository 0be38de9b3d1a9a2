import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { endHolds } from '@/lib/availability/operations/end-holds'
import { lockCalendars } from '@/lib/availability/operations/lock-calendars'
import { canManageSlots, slotsAhead } from '@/lib/availability/policy'
import { slotsChanged } from '@/lib/availability/rules/slots'
import { recordAudit } from '@/lib/platform/audit'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { ForbiddenError, NotFoundError } from '@/lib/platform/errors'
import { queuePush } from '@/lib/platform/outbox'
import { getStudio } from '@/lib/studio/queries/get-studio'

/**
 * Removes weekly hours of the actor's own with their upcoming slots that aren't booked. Booked slots stay with their
 * bookings and are disabled once they are free again.
 * @throws NotFoundError for someone else's
 */
export async function removePattern(
  actor: Actor,
  patternId: string,
): Promise<{ slotsRemoved: number; slotsKept: number }> {
  const { timeZone } = await getStudio()
  if (!canManageSlots(actor)) throw new ForbiddenError()
  return db().$transaction(async (tx) => {
    await lockCalendars(tx, { profileIds: [actor.profileId] })
    const where = { id: patternId, photographerId: actor.profileId }
    const pattern = await tx.weeklyPattern.findFirst({ where, select: { id: true } })
    if (!pattern) throw new NotFoundError('These weekly hours no longer exist')
    const ahead = slotsAhead({ now: now(), timeZone })
    const free = { AND: [{ patternId }, ahead, { claim: null }] }
    await endHolds(tx, { slot: free })
    const { count: slotsRemoved } = await tx.availabilitySlot.deleteMany({ where: free })
    const { count: slotsKept } = await tx.availabilitySlot.updateMany({
      where: { AND: [{ patternId }, ahead] },
      data: { isAvailable: false },
    })
    await tx.weeklyPattern.delete({ where: { id: patternId }, select: { id: true } })
    await recordAudit(tx, actor, 'weekly-hours.removed', patternId, { slotsRemoved, slotsKept })
    if (slotsRemoved > 0) await queuePush(tx, slotsChanged)
    return { slotsRemoved, slotsKept }
  })
}
