import 'server-only'
import { randomInt } from 'node:crypto'
import type { Actor } from '@/lib/auth/actor'
import { feedAddress } from '@/lib/bookings/booking-address'
import { recordAudit } from '@/lib/platform/audit'
import { db } from '@/lib/platform/db'

/** The first version is drawn, so that a calendar closed and opened again never gets an address it had before. */
const versions = 2 ** 30

/** Gives the actor's calendar a private address; the present one, when it has one. */
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
