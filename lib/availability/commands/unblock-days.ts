import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { DayRange } from '@/lib/availability/blocking/schema'
import { canManageSlots } from '@/lib/availability/policy'
import { slotsChanged } from '@/lib/availability/rules'
import { dateToDatabase } from '@/lib/platform/calendar-date'
import { db } from '@/lib/platform/db'
import { AppError } from '@/lib/platform/errors'
import { queuePush } from '@/lib/platform/outbox'

/** Opens blocked days of the actor's own again: their free slots are offered as before. */
export async function unblockDays(
  actor: Actor,
  { fromDate, untilDate }: DayRange,
): Promise<{ unblockedDays: number }> {
  if (!canManageSlots(actor)) throw new AppError('forbidden', "You don't have permission to do this.")
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
