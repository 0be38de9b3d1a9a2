import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'

/** Deletes the actor's calendar feed. Idempotent. */
export async function closeFeed(actor: Actor): Promise<null> {
  const { profileId } = actor
  return db().$transaction(async (tx) => {
    const { count } = await tx.calendarFeed.deleteMany({ where: { profileId } })
    if (count > 0) {
      await recordAudit(tx, actor, 'calendar-feed.closed', profileId)
    }
    return null
  })
}
