import 'server-only'
import { findTeam } from '@/lib/accounts/operations/find-responsible-photographers'
import { userChannel } from '@/lib/notifications/rules'
import type { Transaction } from '@/lib/platform/db'
import { queuePushToMany } from '@/lib/platform/outbox'

/** Refreshes the open pages of all photographers. */
export async function pushQuoteChange(tx: Transaction, quoteId: string): Promise<void> {
  const photographers = await findTeam(tx, 'answer-quotes')
  const channels = photographers.map(({ userId }) => userChannel(userId))
  await queuePushToMany(tx, { channels, event: 'quote-changed', payload: { quoteId } })
}
