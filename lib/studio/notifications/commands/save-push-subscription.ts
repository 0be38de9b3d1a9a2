import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { parseEndpoint } from '@/lib/integrations/web-push'
import { db } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { consumeAttempt } from '@/lib/platform/web/rate-limit'
import { savePushLimit } from '@/lib/studio/notifications/limits'
import type { SavePushSubscription } from '@/lib/studio/notifications/schema'
import { pushTexts } from '@/lib/studio/notifications/words/push'

/**
 * Turns push notifications on for the device with this session, replacing what it had. A browser that someone else used
 * before belongs to whoever is signed in now. The caller has authorized the session.
 * @throws AppError `invalid` for an address that no push service has, `too-many-requests`
 */
export async function savePushSubscription(
  actor: Actor,
  sessionId: string,
  { endpoint, p256dh, auth }: SavePushSubscription,
): Promise<void> {
  await consumeAttempt(savePushLimit, actor.profileId)
  if (!parseEndpoint(endpoint)) throw new AppError('invalid', pushTexts.unusable)
  await db().$transaction(async (tx) => {
    await tx.pushSubscription.deleteMany({ where: { OR: [{ endpoint }, { sessionId }] } })
    await tx.pushSubscription.create({ data: { sessionId, endpoint, p256dh, auth }, select: { id: true } })
  })
}
