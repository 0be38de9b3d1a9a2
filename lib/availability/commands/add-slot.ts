import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { lockCalendars } from '@/lib/availability/operations/lock-calendars'
import { canManageSlots } from '@/lib/availability/policy'
import { endsAfterStart, isAhead, slotsChanged } from '@/lib/availability/rules'
import type { AddSlot } from '@/lib/availability/schema'
import { dateToDatabase, timeToDatabase } from '@/lib/platform/calendar-date'
import { existsOn, now, todayIn } from '@/lib/platform/clock'
import { brokenConstraint, db, type Transaction } from '@/lib/platform/db'
import { AppError } from '@/lib/platform/errors'
import { queuePush } from '@/lib/platform/outbox'
import { getStudio } from '@/lib/studio/queries'

/**
 * Offers a time of the actor's own.
 * @throws AppError `invalid` for the past or an end before its start, `conflict` when it overlaps another of theirs or
 * its day is blocked
 */
export async function addSlot(actor: Actor, input: AddSlot): Promise<{ slotId: string }> {
  if (!canManageSlots(actor)) throw new AppError('forbidden', 'Only photographers offer times.')
  const { timeZone } = await getStudio()
  assertValidSlot(input, timeZone)
  try {
    return await db().$transaction((tx) => write(tx, actor, input))
  } catch (error) {
    if (brokenConstraint(error) !== 'availability_slots_no_overlap') throw error
    throw fieldError('startTime', 'This time overlaps another slot of yours on that day', 'conflict')
  }
}

async function write(tx: Transaction, actor: Actor, input: AddSlot): Promise<{ slotId: string }> {
  const { profileId: photographerId } = actor
  const date = dateToDatabase(input.date)
  await lockCalendars(tx, { profileIds: [photographerId] })
  const blocked = await tx.blockedDay.findUnique({
    where: { photographerId_date: { photographerId, date } },
    select: { id: true },
  })
  if (blocked) throw fieldError('date', 'You have blocked this day. Unblock it first.', 'conflict')
  const slot = await tx.availabilitySlot.create({
    data: {
      photographerId,
      date,
      startTime: timeToDatabase(input.startTime),
      endTime: timeToDatabase(input.endTime),
    },
    select: { id: true },
  })
  await queuePush(tx, slotsChanged)
  return { slotId: slot.id }
}

function assertValidSlot(slot: AddSlot, timeZone: string) {
  if (slot.date < todayIn(timeZone)) throw fieldError('date', 'This date has passed')
  if (!endsAfterStart(slot)) throw fieldError('endTime', 'The end must be after the start')
  if (!isAhead(slot, now(), timeZone)) throw fieldError('startTime', 'This time has passed today')
  for (const field of ['startTime', 'endTime'] as const) {
    if (!existsOn(slot.date, slot[field], timeZone)) {
      throw fieldError(field, 'The clocks skip this time on that day')
    }
  }
}

function fieldError(
  field: keyof AddSlot,
  message: string,
  code: 'invalid' | 'conflict' = 'invalid',
): AppError {
  return new AppError(code, message, { [field]: [message] })
}
