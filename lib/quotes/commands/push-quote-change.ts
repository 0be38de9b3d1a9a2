import 'server-only'
import { userChannel } from '@/lib/notifications/rules'
import type { Transaction } from '@/lib/platform/db'
import { queuePushToMany } from '@/lib/platform/outbox'

/** Refreshes the open pages of all photographers. */
export async function pushQuoteChange(tx: Transaction, quoteId: string): Promise<void> {
  const photographers = await tx.profile.findMany({
    where: { role: 'PHOTOGRAPHER', accountStatus: 'ACTIVE' },
    select: { userId: true },
  })
  await queuePushToMany(tx, {
    channels: photographers.map(({ userId }) => userChannel(userId)),
    event: 'quote-changed',
    payload: { quoteId },
  })
}
