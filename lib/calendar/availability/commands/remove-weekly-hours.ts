import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { can } from '@/lib/auth/rules/capabilities'
import { endHolds } from '@/lib/calendar/availability/operations/end-holds'
import { lockCalendars } from '@/lib/calendar/availability/operations/lock-calendars'
import { calendarsOf, slotsAhead } from '@/lib/calendar/availability/policy'
import { slotsChanged } from '@/lib/calendar/availability/rules/slots'
import { hoursGoneText } from '@/lib/calendar/availability/words/slots'
import { recordAudit } from '@/lib/platform/data/audit'
import { db, type Transaction } from '@/lib/platform/data/db'
import { ForbiddenError, NotFoundError } from '@/lib/platform/errors'
import { queuePush } from '@/lib/platform/jobs/outbox'
import { now } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import type { Prisma } from '@/prisma/generated/client'

/**
 * Removes weekly hours with their upcoming slots that aren't booked. Booked slots stay with their
 * bookings and are disabled once they are free again.
 * @throws NotFoundError for hours of a calendar that the actor may not change
 */
export async function removeWeeklyHours(
  actor: Actor,
  patternId: string,
): Promise<{ slotsRemoved: number; slotsKept: number }> {
  const { timeZone } = await getStudio()
  if (!can(actor, 'edit-calendars')) throw new ForbiddenError()
  return db().$transaction(async (tx) => {
    const where = { id: patternId, photographer: calendarsOf(actor) }
    const { photographerId } = await findWeeklyHours(tx, where)
    await lockCalendars(tx, { profileIds: [photographerId] })
    // Another request may have removed them while this one waited.
    const { photographer } = await findWeeklyHours(tx, where)
    const ahead = slotsAhead({ now: now(), timeZone })
    const free = { AND: [{ patternId }, ahead, { claim: null }] }
    await endHolds(tx, { slot: free })
    const { count: slotsRemoved } = await tx.availabilitySlot.deleteMany({ where: free })
    const { count: slotsKept } = await tx.availabilitySlot.updateMany({
      where: { AND: [{ patternId }, ahead] },
      data: { isAvailable: false },
    })
    await tx.weeklyPattern.delete({ where: { id: patternId }, select: { id: true } })
    await recordAudit(tx, actor, 'weekly-hours.removed', patternId, {
      photographer: photographer.fullName,
      slotsRemoved,
      slotsKept,
    })
    if (slotsRemoved > 0) await queuePush(tx, slotsChanged)
    return { slotsRemoved, slotsKept }
  })
}

async function findWeeklyHours(tx: Transaction, where: Prisma.WeeklyPatternWhereInput) {
  const pattern = await tx.weeklyPattern.findFirst({
    where,
    select: { photographerId: true, photographer: { select: { fullName: true } } },
  })
  if (!pattern) throw new NotFoundError(hoursGoneText)
  return pattern
}
