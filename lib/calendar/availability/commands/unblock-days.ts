import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { openCalendar } from '@/lib/calendar/availability/operations/open-calendar'
import { slotsChanged } from '@/lib/calendar/availability/rules/slots'
import type { DayRange } from '@/lib/calendar/availability/schema/blocked-days'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { queuePush } from '@/lib/platform/jobs/outbox'
import { dateToDatabase } from '@/lib/platform/time/calendar-date'

/** Unblocks days of a calendar, so that its free slots can be booked again. @throws see openCalendar */
export async function unblockDays(
  actor: Actor,
  { fromDate, untilDate, photographerId: requested }: DayRange,
): Promise<{ unblockedDays: number }> {
  const { photographerId } = await openCalendar(actor, requested)
  return db().$transaction(async (tx) => {
    const { count: unblockedDays } = await tx.blockedDay.deleteMany({
      where: {
        photographerId,
        date: { gte: dateToDatabase(fromDate), lte: dateToDatabase(untilDate) },
      },
    })
    if (unblockedDays > 0) {
      const unblocked = { days: unblockedDays, from: fromDate, to: untilDate }
      await recordAudit(tx, actor, 'days.unblocked', photographerId, unblocked)
      await queuePush(tx, slotsChanged)
    }
    return { unblockedDays }
  })
}
