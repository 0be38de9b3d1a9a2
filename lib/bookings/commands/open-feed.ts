import 'server-only'
import { randomInt } from 'node:crypto'
import type { Actor } from '@/lib/auth/actor'
import { feedAddress } from '@/lib/bookings/booking-address'
import { recordAudit } from '@/lib/platform/audit'
import { db } from '@/lib/platform/db'

/** The first version is random, so that a feed that was closed and reopened never gets an earlier address. */
const versions = 2 ** 30

/** Creates the actor's calendar feed, and returns its private address. Idempotent. */
export async function openFeed(actor: Actor): Promise<{ address: string }> {
  const { profileId } = actor
  return db().$transaction(async (tx) => {
    const { count } = await tx.calendarFeed.createMany({
      data: [{ profileId, version: randomInt(1, versions) }],
      skipDuplicates: true,
    })
    if (count > 0) {
      await recordAudit(tx, {
        actorId: profileId,
        action: 'calendar-feed.opened',
        subject: 'profile',
        subjectId: profileId,
      })
    }
    return { address: feedAddress(await tx.calendarFeed.findUniqueOrThrow({ where: { profileId } })) }
  })
}
