import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { can } from '@/lib/auth/rules/capabilities'
import { endHolds } from '@/lib/calendar/availability/operations/end-holds'
import { lockCalendars } from '@/lib/calendar/availability/operations/lock-calendars'
import { createWeeklySlots, planMissingSlots } from '@/lib/calendar/availability/operations/weekly-slots'
import { calendarsOf, slotsAhead } from '@/lib/calendar/availability/policy'
import { assertValidTimes } from '@/lib/calendar/availability/rules/assert-valid-weekly-hours'
import { type Moment, slotsChanged } from '@/lib/calendar/availability/rules/slots'
import type { ChangeWeeklyHours } from '@/lib/calendar/availability/schema/weekly-hours'
import { hoursGoneText } from '@/lib/calendar/availability/words/slots'
import { recordAudit } from '@/lib/platform/data/audit'
import { db, type Transaction } from '@/lib/platform/data/db'
import { ForbiddenError, NotFoundError } from '@/lib/platform/errors'
import { queuePush } from '@/lib/platform/jobs/outbox'
import { dateFromDatabase, timeToDatabase } from '@/lib/platform/time/calendar-date'
import { now, todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import type { Prisma } from '@/prisma/generated/client'

/**
 * Changes the times and the slot length of weekly hours: replaces their upcoming slots that aren't booked by new ones, except those
 * that `planWeeklyHours` skips. Booked slots stay with their bookings; those outside the new times aren't offered again if they are freed.
 * @throws NotFoundError for hours of a calendar that the actor may not change; AppError `invalid` for hours shorter than a slot, or for
 * too many slots at once
 */
export async function changeWeeklyHours(
  actor: Actor,
  { patternId, ...times }: ChangeWeeklyHours,
): Promise<{ slotsMade: number; slotsRemoved: number }> {
  const { timeZone } = await getStudio()
  if (!can(actor, 'edit-calendars')) throw new ForbiddenError()
  return db().$transaction(async (tx) => {
    const where = { id: patternId, photographer: calendarsOf(actor) }
    const { photographerId } = await findWeeklyHours(tx, where)
    await lockCalendars(tx, { profileIds: [photographerId] })
    // Another request may have removed them while this one waited.
    const { photographer, weekdays, ...days } = await findWeeklyHours(tx, where)
    const [fromDate, untilDate] = [dateFromDatabase(days.fromDate), dateFromDatabase(days.untilDate)]
    const today = todayIn(timeZone)
    const hasBegun = fromDate < today
    const pattern = { weekdays, ...times, fromDate: hasBegun ? today : fromDate, untilDate }
    assertValidTimes(pattern)
    const slotsRemoved = await removeSlots(tx, patternId, times, { now: now(), timeZone })
    await tx.weeklyPattern.update({
      where: { id: patternId },
      data: {
        startTime: timeToDatabase(times.startTime),
        endTime: timeToDatabase(times.endTime),
        slotMinutes: times.slotMinutes,
      },
      select: { id: true },
    })
    const missing = await planMissingSlots(tx, photographerId, pattern, timeZone)
    const slotsMade = await createWeeklySlots(tx, { photographerId, patternId }, missing)
    await recordAudit(tx, actor, 'weekly-hours.changed', patternId, {
      photographer: photographer.fullName,
      slots: slotsMade,
    })
    await queuePush(tx, slotsChanged)
    return { slotsMade, slotsRemoved }
  })
}

async function findWeeklyHours(tx: Transaction, where: Prisma.WeeklyPatternWhereInput) {
  const pattern = await tx.weeklyPattern.findFirst({
    where,
    select: {
      photographerId: true,
      photographer: { select: { fullName: true } },
      weekdays: true,
      fromDate: true,
      untilDate: true,
    },
  })
  if (!pattern) throw new NotFoundError(hoursGoneText)
  return pattern
}

/** Removes the upcoming slots that aren't booked, and disables the booked ones outside the new times. Returns how many were removed. */
async function removeSlots(
  tx: Transaction,
  patternId: string,
  { startTime, endTime }: Pick<ChangeWeeklyHours, 'startTime' | 'endTime'>,
  moment: Moment,
): Promise<number> {
  const ahead = slotsAhead(moment)
  const free = { AND: [{ patternId }, ahead, { claim: null }] }
  await endHolds(tx, { slot: free })
  const { count } = await tx.availabilitySlot.deleteMany({ where: free })
  const isOutside = {
    OR: [{ startTime: { lt: timeToDatabase(startTime) } }, { endTime: { gt: timeToDatabase(endTime) } }],
  }
  await tx.availabilitySlot.updateMany({
    where: { AND: [{ patternId }, ahead, isOutside] },
    data: { isAvailable: false },
  })
  return count
}
