import 'server-only'
import { randomInt } from 'node:crypto'
import type { Actor } from '@/lib/auth/actor'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'

/** The first version is random, so that a feed that was closed and reopened never gets an earlier address. */
const versions = 2 ** 30

/** Creates the actor's calendar feed, unless they have one. */
export async function openFeed(actor: Actor): Promise<null> {
  const { profileId } = actor
  return db().$transaction(async (tx) => {
    const { count } = await tx.calendarFeed.createMany({
      data: [{ profileId, version: randomInt(1, versions) }],
      skipDuplicates: true,
    })
    if (count > 0) {
      await recordAudit(tx, actor, 'calendar-feed.opened', profileId)
    }
    return null
  })
}
