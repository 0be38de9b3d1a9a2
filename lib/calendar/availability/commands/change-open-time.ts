import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { assertNotBlocked } from '@/lib/calendar/availability/operations/assert-not-blocked'
import { endHolds } from '@/lib/calendar/availability/operations/end-holds'
import { lockCalendars } from '@/lib/calendar/availability/operations/lock-calendars'
import { openCalendar } from '@/lib/calendar/availability/operations/open-calendar'
import { assertValidSlot } from '@/lib/calendar/availability/rules/assert-valid-slot'
import { toSlotTime } from '@/lib/calendar/availability/rules/open-slots'
import {
  type ExistingSlot,
  isEmptyPlan,
  type OpenTimePlan,
  planClosing,
  planOpening,
} from '@/lib/calendar/availability/rules/open-time'
import { slotsChanged } from '@/lib/calendar/availability/rules/slots'
import type { ChangeOpenTime, UndoOpenTime } from '@/lib/calendar/availability/schema/open-time'
import { alreadyOpenText, nothingOpenText } from '@/lib/calendar/availability/words/open-time'
import { recordAudit } from '@/lib/platform/data/audit'
import { db, type Transaction } from '@/lib/platform/data/db'
import { FieldError } from '@/lib/platform/errors'
import { queuePush } from '@/lib/platform/jobs/outbox'
import { type CalendarDate, dateToDatabase, timeToDatabase } from '@/lib/platform/time/calendar-date'
import { now } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/**
 * Opens a time of a day for bookings, or closes it. See `planOpening` and `planClosing` for what becomes of the slots there. Holds on
 * closed slots end; shoots stay.
 * Returns what undoes it.
 * @throws see openCalendar; AppError `invalid` for a time that has passed or doesn't exist, `conflict` if nothing would change or the
 * day to open is blocked
 */
export async function changeOpenTime(
  actor: Actor,
  input: ChangeOpenTime,
): Promise<{ isOpen: boolean; undo: UndoOpenTime }> {
  const { photographerId } = await openCalendar(actor, input.photographerId)
  const { timeZone } = await getStudio()
  assertValidSlot(input, { now: now(), timeZone })
  const isOpen = input.change === 'open'
  return db().$transaction(async (tx) => {
    await lockCalendars(tx, { profileIds: [photographerId] })
    if (isOpen) await assertNotBlocked(tx, photographerId, input.date)
    const slots = await readSlots(tx, photographerId, input.date)
    const plan = isOpen ? planOpening(slots, input, input.slotMinutes) : planClosing(slots, input)
    if (isEmptyPlan(plan)) {
      throw new FieldError('startTime', isOpen ? alreadyOpenText : nothingOpenText, 'conflict')
    }
    const addedIds = await carryOut(tx, photographerId, plan, isOpen)
    const { date, startTime, endTime } = input
    const action = isOpen ? 'slot.added' : 'slot.removed'
    await recordAudit(tx, actor, action, photographerId, { date, startTime, endTime })
    await queuePush(tx, slotsChanged)
    const removed = slots
      .filter(({ id }) => plan.removedIds.includes(id))
      .map((slot) => ({
        startTime: slot.startTime,
        endTime: slot.endTime,
        isAvailable: slot.isAvailable,
        patternId: slot.patternId,
      }))
    const { switchedIds } = plan
    const change = { photographerId, date, startTime, endTime, wasOpened: isOpen }
    return { isOpen, undo: { ...change, addedIds, removed, switchedIds } }
  })
}

async function readSlots(
  tx: Transaction,
  photographerId: string,
  date: CalendarDate,
): Promise<ExistingSlot[]> {
  const rows = await tx.availabilitySlot.findMany({
    where: { photographerId, date: dateToDatabase(date) },
    select: {
      id: true,
      date: true,
      startTime: true,
      endTime: true,
      isAvailable: true,
      patternId: true,
      claim: { select: { slotId: true } },
    },
  })
  return rows.map(({ claim, ...row }) => ({ ...row, ...toSlotTime(row), isBooked: claim !== null }))
}

/** Returns the ids of the created slots. */
async function carryOut(
  tx: Transaction,
  photographerId: string,
  { removedIds, added, switchedIds }: OpenTimePlan,
  isAvailable: boolean,
): Promise<string[]> {
  await endHolds(tx, { slotId: { in: removedIds } })
  await tx.availabilitySlot.deleteMany({ where: { id: { in: removedIds } } })
  const created = await tx.availabilitySlot.createManyAndReturn({
    data: added.map(({ date, startTime, endTime, ...slot }) => ({
      ...slot,
      photographerId,
      date: dateToDatabase(date),
      startTime: timeToDatabase(startTime),
      endTime: timeToDatabase(endTime),
    })),
    select: { id: true },
  })
  await tx.availabilitySlot.updateMany({ where: { id: { in: switchedIds } }, data: { isAvailable } })
  return created.map(({ id }) => id)
}
