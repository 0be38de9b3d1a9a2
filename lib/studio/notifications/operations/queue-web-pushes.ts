import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'
import { queueWebPush } from '@/lib/platform/jobs/outbox'
import { now } from '@/lib/platform/time/clock'
import { maxPushDevices } from '@/lib/studio/notifications/limits'

/** Queues a notification for each device on which the person turned push notifications on. */
export async function queueWebPushes(
  tx: Transaction,
  userId: string,
  message: { title: string; path: string; tag: string },
): Promise<void> {
  const devices = await tx.pushSubscription.findMany({
    where: { session: { userId, expiresAt: { gt: now() } } },
    select: { id: true },
    take: maxPushDevices,
  })
  for (const { id } of devices) await queueWebPush(tx, userId, { ...message, subscriptionId: id })
}
