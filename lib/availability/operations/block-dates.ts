import 'server-only'
import { slotsChanged } from '@/lib/availability/rules/slots'
import { type CalendarDate, dateToDatabase } from '@/lib/platform/calendar-date'
import type { Transaction } from '@/lib/platform/db'
import { queuePush } from '@/lib/platform/outbox'
import { endHolds } from './end-holds'

/**
 * Blocks days of a photographer whose calendar is locked. A day that is already blocked gets the new reason. Holds on
 * slots of these days end.
 */
export async function blockDates(
  tx: Transaction,
  photographerId: string,
  dates: readonly CalendarDate[],
  reason: string,
): Promise<void> {
  if (dates.length === 0) return
  const days = { photographerId, date: { in: dates.map(dateToDatabase) } }
  await tx.blockedDay.deleteMany({ where: days })
  await tx.blockedDay.createMany({
    data: days.date.in.map((date) => ({ photographerId, date, reason: reason || null })),
  })
  await endHolds(tx, { slot: days })
  await queuePush(tx, slotsChanged)
}
