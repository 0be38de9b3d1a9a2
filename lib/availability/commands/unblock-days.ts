import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { canManageSlots } from '@/lib/availability/policy'
import { slotsChanged } from '@/lib/availability/rules/slots'
import type { DayRange } from '@/lib/availability/schema/blocked-days'
import { dateToDatabase } from '@/lib/platform/calendar-date'
import { db } from '@/lib/platform/db'
import { ForbiddenError } from '@/lib/platform/errors'
import { queuePush } from '@/lib/platform/outbox'

/** Unblocks days of the actor's own, so that their free slots can be booked again. */
export async function unblockDays(
  actor: Actor,
  { fromDate, untilDate }: DayRange,
): Promise<{ unblockedDays: number }> {
  if (!canManageSlots(actor)) throw new ForbiddenError()
  return db().$transaction(async (tx) => {
    const { count: unblockedDays } = await tx.blockedDay.deleteMany({
      where: {
        photographerId: actor.profileId,
        date: { gte: dateToDatabase(fromDate), lte: dateToDatabase(untilDate) },
      },
    })
    if (unblockedDays > 0) await queuePush(tx, slotsChanged)
    return { unblockedDays }
  })
}
