import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'
import { queuePush } from '@/lib/platform/jobs/outbox'
import { userChannel } from '@/lib/studio/notifications/rules'

/** Queues a live event for every page that these people have open. */
export async function pushToUsers(
  tx: Transaction,
  people: readonly { userId: string }[],
  event: string,
  payload: Record<string, unknown>,
): Promise<void> {
  for (const { userId } of people)
    await queuePush(tx, { channel: userChannel(userId), event, payload, userId })
}
