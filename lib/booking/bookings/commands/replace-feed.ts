import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'

/**
 * Replaces the address of the actor's calendar feed. The old address stops working.
 * @throws AppError `conflict` when there is no feed
 */
export async function replaceFeed(actor: Actor): Promise<null> {
  const { profileId } = actor
  return db().$transaction(async (tx) => {
    const { count } = await tx.calendarFeed.updateMany({
      where: { profileId },
      data: { version: { increment: 1 } },
    })
    if (count === 0) throw new AppError('conflict', 'Your calendar address is turned off.')
    await recordAudit(tx, actor, 'calendar-feed.replaced', profileId)
    return null
  })
}
