import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { slotsChanged } from '@/lib/calendar/availability/rules/slots'
import { recordAudit } from '@/lib/platform/data/audit'
import type { Transaction } from '@/lib/platform/data/db'
import { queuePush } from '@/lib/platform/jobs/outbox'
import { type CalendarDate, dateToDatabase } from '@/lib/platform/time/calendar-date'
import { endHolds } from './end-holds'

/**
 * Blocks days of a photographer whose calendar is locked. A day that is already blocked gets the new reason. Holds on
 * slots of these days end.
 */
export async function blockDates(
  tx: Transaction,
  actor: Actor,
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
  const blocked = { days: dates.length, from: dates[0], to: dates.at(-1) }
  await recordAudit(tx, actor, 'days.blocked', photographerId, blocked)
  await queuePush(tx, slotsChanged)
}
