import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { lockCalendars } from '@/lib/calendar/availability/operations/lock-calendars'
import { openCalendar } from '@/lib/calendar/availability/operations/open-calendar'
import { endsAfterStart, isAhead, slotsChanged } from '@/lib/calendar/availability/rules/slots'
import type { AddSlot } from '@/lib/calendar/availability/schema/slots'
import {
  datePassedText,
  endBeforeStartText,
  slotOverlapsText,
  timePassedText,
} from '@/lib/calendar/availability/words/slots'
import { recordAudit } from '@/lib/platform/data/audit'
import { brokenConstraint, db, type Transaction } from '@/lib/platform/data/db'
import { FieldError } from '@/lib/platform/errors'
import { queuePush } from '@/lib/platform/jobs/outbox'
import { dateToDatabase, timeToDatabase } from '@/lib/platform/time/calendar-date'
import { existsOn, now, todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/**
 * Adds a slot to a calendar.
 * @throws see openCalendar; AppError `invalid` for a past time or an end that isn't after the start, `conflict` if it overlaps another
 * slot of that calendar or its day is blocked
 */
export async function addSlot(actor: Actor, input: AddSlot): Promise<{ slotId: string }> {
  const { photographerId } = await openCalendar(actor, input.photographerId)
  const { timeZone } = await getStudio()
  assertValidSlot(input, timeZone)
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
  const date = dateToDatabase(input.date)
  await lockCalendars(tx, { profileIds: [photographerId] })
  const blocked = await tx.blockedDay.findUnique({
    where: { photographerId_date: { photographerId, date } },
    select: { id: true },
  })
  if (blocked) throw new FieldError('date', 'This day is blocked. Unblock it first.', 'conflict')
  const slot = await tx.availabilitySlot.create({
    data: {
      photographerId,
      date,
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

function assertValidSlot(slot: AddSlot, timeZone: string) {
  if (slot.date < todayIn(timeZone)) throw new FieldError('date', datePassedText)
  if (!endsAfterStart(slot)) throw new FieldError('endTime', endBeforeStartText)
  if (!isAhead(slot, now(), timeZone)) throw new FieldError('startTime', timePassedText)
  for (const field of ['startTime', 'endTime'] as const) {
    if (!existsOn(slot.date, slot[field], timeZone)) {
      throw new FieldError(field, "This time doesn't exist that day because clocks move forward")
    }
  }
}
