import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { assertNotBlocked } from '@/lib/calendar/availability/operations/assert-not-blocked'
import { lockCalendars } from '@/lib/calendar/availability/operations/lock-calendars'
import { openCalendar } from '@/lib/calendar/availability/operations/open-calendar'
import { assertValidSlot } from '@/lib/calendar/availability/rules/assert-valid-slot'
import { slotsChanged } from '@/lib/calendar/availability/rules/slots'
import type { AddSlot } from '@/lib/calendar/availability/schema/slots'
import { slotOverlapsText } from '@/lib/calendar/availability/words/slots'
import { recordAudit } from '@/lib/platform/data/audit'
import { brokenConstraint, db, type Transaction } from '@/lib/platform/data/db'
import { FieldError } from '@/lib/platform/errors'
import { queuePush } from '@/lib/platform/jobs/outbox'
import { dateToDatabase, timeToDatabase } from '@/lib/platform/time/calendar-date'
import { now } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/**
 * Adds a slot to a calendar.
 * @throws see openCalendar; AppError `invalid` for a past time or an end that isn't after the start, `conflict` if it overlaps another
 * slot of that calendar or its day is blocked
 */
export async function addSlot(actor: Actor, input: AddSlot): Promise<{ slotId: string }> {
  const { photographerId } = await openCalendar(actor, input.photographerId)
  const { timeZone } = await getStudio()
  assertValidSlot(input, { now: now(), timeZone })
  try {
    return await db().$transaction((tx) => write(tx, actor, photographerId, input))
  } catch (error) {
    if (brokenConstraint(error) !== 'availability_slots_no_overlap') throw error
    throw new FieldError('startTime', slotOverlapsText, 'conflict')
  }
}

async function write(
  tx: Transaction,
  actor: Actor,
  photographerId: string,
  input: AddSlot,
): Promise<{ slotId: string }> {
  await lockCalendars(tx, { profileIds: [photographerId] })
  await assertNotBlocked(tx, photographerId, input.date)
  const slot = await tx.availabilitySlot.create({
    data: {
      photographerId,
      date: dateToDatabase(input.date),
      startTime: timeToDatabase(input.startTime),
      endTime: timeToDatabase(input.endTime),
    },
    select: { id: true },
  })
  const { startTime, endTime } = input
  await recordAudit(tx, actor, 'slot.added', photographerId, { date: input.date, startTime, endTime })
  await queuePush(tx, slotsChanged)
  return { slotId: slot.id }
}
