import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { feedAddress } from '@/lib/bookings/booking-address'
import { recordAudit } from '@/lib/platform/audit'
import { db } from '@/lib/platform/db'
import { AppError } from '@/lib/platform/errors'

/**
 * Gives the actor's calendar another address; the old one opens nothing from now on.
 * @throws AppError `conflict` when there is none to replace
 */
export async function replaceFeed(actor: Actor): Promise<{ address: string }> {
  const { profileId } = actor
  return db().$transaction(async (tx) => {
    const { count } = await tx.calendarFeed.updateMany({
      where: { profileId },
      data: { version: { increment: 1 } },
    })
    if (count === 0) throw new AppError('conflict', 'Your calendar has no address any more.')
    await recordAudit(tx, {
      actorId: profileId,
      action: 'calendar-feed.replaced',
      subject: 'profile',
      subjectId: profileId,
    })
    return { address: feedAddress(await tx.calendarFeed.findUniqueOrThrow({ where: { profileId } })) }
  })
}
