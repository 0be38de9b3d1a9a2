import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { endHolds } from '@/lib/calendar/availability/operations/end-holds'
import { lockCalendars } from '@/lib/calendar/availability/operations/lock-calendars'
import { openCalendar } from '@/lib/calendar/availability/operations/open-calendar'
import { toSlotTime } from '@/lib/calendar/availability/rules/open-slots'
import { overlaps, slotsChanged } from '@/lib/calendar/availability/rules/slots'
import type { UndoOpenTime } from '@/lib/calendar/availability/schema/open-time'
import { dayChangedText } from '@/lib/calendar/availability/words/open-time'
import { recordAudit } from '@/lib/platform/data/audit'
import { db, type Transaction } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { queuePush } from '@/lib/platform/jobs/outbox'
import { dateToDatabase, timeToDatabase } from '@/lib/platform/time/calendar-date'

/**
 * Undoes the opening or closing of a time: deletes the slots that it created and restores those that it removed. Holds on deleted
 * slots end, and holds that the change ended aren't restored.
 * @throws see openCalendar; AppError `conflict` if one of the created slots was booked or changed, or another now overlaps a removed one
 */
export async function undoOpenTime(actor: Actor, input: UndoOpenTime): Promise<void> {
  const { photographerId } = await openCalendar(actor, input.photographerId)
  const { date, startTime, endTime, wasOpened, addedIds, switchedIds } = input
  const day = { photographerId, date: dateToDatabase(date) }
  await db().$transaction(async (tx) => {
    await lockCalendars(tx, { profileIds: [photographerId] })
    const added = { ...day, id: { in: addedIds }, claim: null }
    await endHolds(tx, { slot: added })
    const { count } = await tx.availabilitySlot.deleteMany({ where: added })
    if (count < addedIds.length) throw new AppError('conflict', dayChangedText)
    await restoreSlots(tx, photographerId, input)
    await tx.availabilitySlot.updateMany({
      where: { ...day, id: { in: switchedIds } },
      data: { isAvailable: !wasOpened },
    })
    const action = wasOpened ? 'slot.removed' : 'slot.added'
    await recordAudit(tx, actor, action, photographerId, { date, startTime, endTime })
    await queuePush(tx, slotsChanged)
  })
}

async function restoreSlots(
  tx: Transaction,
  photographerId: string,
  { date, removed }: Pick<UndoOpenTime, 'date' | 'removed'>,
): Promise<void> {
  const day = { photographerId, date: dateToDatabase(date) }
  const others = await tx.availabilitySlot.findMany({
    where: day,
    select: { date: true, startTime: true, endTime: true },
  })
  const taken = others.map(toSlotTime)
  if (removed.some((slot) => taken.some((other) => overlaps({ date, ...slot }, other)))) {
    throw new AppError('conflict', dayChangedText)
  }
  const patterns = await tx.weeklyPattern.findMany({ where: { photographerId }, select: { id: true } })
  const patternIds = new Set(patterns.map(({ id }) => id))
  await tx.availabilitySlot.createMany({
    data: removed.map(({ startTime, endTime, isAvailable, patternId }) => ({
      ...day,
      startTime: timeToDatabase(startTime),
      endTime: timeToDatabase(endTime),
      isAvailable,
      // The weekly hours may be gone.
      patternId: patternId !== null && patternIds.has(patternId) ? patternId : null,
    })),
  })
}
