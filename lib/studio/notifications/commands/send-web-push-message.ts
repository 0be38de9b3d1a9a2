import 'server-only'
import { withoutClosedDemo } from '@/lib/auth/demo-accounts'
import { sendWebPush } from '@/lib/integrations/web-push'
import { db } from '@/lib/platform/data/db'
import type { WebPushPayload } from '@/lib/platform/jobs/outbox'
import { now } from '@/lib/platform/time/clock'
import { readPushKeys } from '@/lib/studio/notifications/operations/push-keys'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/**
 * Sends a notification to one device. Returns false, and forgets the device, if its session has ended or its browser no
 * longer receives messages.
 */
export async function sendWebPushMessage(payload: WebPushPayload): Promise<boolean> {
  const { subscriptionId, ...content } = payload
  const device = await findDevice(subscriptionId)
  if (!device) return false
  const { supportEmail } = await getStudio()
  const keys = await readPushKeys(db())
  if (await sendWebPush(device, JSON.stringify(content), keys, `mailto:${supportEmail}`)) return true
  await db().pushSubscription.deleteMany({ where: { id: subscriptionId } })
  return false
}

async function findDevice(id: string) {
  const device = await db().pushSubscription.findFirst({
    where: {
      id,
      session: {
        expiresAt: { gt: now() },
        user: { profile: { accountStatus: 'ACTIVE' }, ...withoutClosedDemo() },
      },
    },
    select: {
      endpoint: true,
      p256dh: true,
      auth: true,
      session: { select: { sessionVersion: true, user: { select: { sessionVersion: true } } } },
    },
  })
  if (!device) return null
  const { session, ...browser } = device
  return session.sessionVersion === session.user.sessionVersion ? browser : null
}
