import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { lockCalendars } from '@/lib/calendar/availability/operations/lock-calendars'
import { openCalendar } from '@/lib/calendar/availability/operations/open-calendar'
import { createWeeklySlots, planMissingSlots } from '@/lib/calendar/availability/operations/weekly-slots'
import { assertValidWeeklyHours } from '@/lib/calendar/availability/rules/assert-valid-weekly-hours'
import { slotsChanged } from '@/lib/calendar/availability/rules/slots'
import { type Pattern, toPatterns } from '@/lib/calendar/availability/rules/weekly-hours'
import type { Calendar } from '@/lib/calendar/availability/schema/calendars'
import type { AddWeeklyHours } from '@/lib/calendar/availability/schema/weekly-hours'
import { recordAudit } from '@/lib/platform/data/audit'
import { db, type Transaction } from '@/lib/platform/data/db'
import { queuePush } from '@/lib/platform/jobs/outbox'
import { dateToDatabase, timeToDatabase } from '@/lib/platform/time/calendar-date'
import { now } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/** `createdIds` are the hours that didn't exist before; removing them undoes the addition. */
type AddedHours = { slotsMade: number; createdIds: string[] }

/**
 * Adds weekly hours and all their slots in one transaction, except those that `planWeeklyHours` skips.
 * Idempotent: the same hours again add only missing slots.
 * @throws see openCalendar; AppError `invalid` for days in the past or too far ahead, or for too many slots at once
 */
export async function addWeeklyHours(actor: Actor, input: AddWeeklyHours): Promise<AddedHours> {
  const calendar = await openCalendar(actor, input.photographerId)
  const { timeZone } = await getStudio()
  const patterns = toPatterns(input)
  assertValidWeeklyHours(patterns, { now: now(), timeZone })
  return db().$transaction(async (tx) => {
    await lockCalendars(tx, { profileIds: [calendar.photographerId] })
    const added: AddedHours = { slotsMade: 0, createdIds: [] }
    for (const pattern of patterns) {
      const { slotsMade, createdIds } = await addSlots(tx, actor, calendar, pattern, timeZone)
      added.slotsMade += slotsMade
      added.createdIds.push(...createdIds)
    }
    if (added.slotsMade > 0) await queuePush(tx, slotsChanged)
    return added
  })
}

async function addSlots(
  tx: Transaction,
  actor: Actor,
  { photographerId, fullName }: Calendar,
  pattern: Pattern,
  timeZone: string,
): Promise<AddedHours> {
  const missing = await planMissingSlots(tx, photographerId, pattern, timeZone)
  if (missing.length === 0) return { slotsMade: 0, createdIds: [] }
  const { id: patternId, isNew } = await findOrCreateWeeklyHours(tx, photographerId, pattern)
  const count = await createWeeklySlots(tx, { photographerId, patternId }, missing)
  await recordAudit(tx, actor, 'weekly-hours.opened', patternId, { photographer: fullName, slots: count })
  return { slotsMade: count, createdIds: isNew ? [patternId] : [] }
}

/** Returns these hours' row, which the same hours added again reuse. */
async function findOrCreateWeeklyHours(
  tx: Transaction,
  photographerId: string,
  pattern: Pattern,
): Promise<{ id: string; isNew: boolean }> {
  const { fromDate, untilDate, weekdays, slotMinutes, startTime, endTime } = pattern
  const row = {
    photographerId,
    slotMinutes,
    startTime: timeToDatabase(startTime),
    endTime: timeToDatabase(endTime),
    fromDate: dateToDatabase(fromDate),
    untilDate: dateToDatabase(untilDate),
  }
  const existing = await tx.weeklyPattern.findFirst({
    where: { ...row, weekdays: { equals: weekdays } },
    select: { id: true },
  })
  if (existing) return { id: existing.id, isNew: false }
  const created = await tx.weeklyPattern.create({ data: { ...row, weekdays }, select: { id: true } })
  return { id: created.id, isNew: true }
}
