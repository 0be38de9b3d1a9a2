import 'server-only'
import { findTeam } from '@/lib/people/accounts/operations/find-responsible-photographers'
import type { Transaction } from '@/lib/platform/data/db'
import { queuePushToMany } from '@/lib/platform/jobs/outbox'
import { userChannel } from '@/lib/studio/notifications/rules'

/** Refreshes the open pages of all photographers. */
export async function pushQuoteChange(tx: Transaction, quoteId: string): Promise<void> {
  const photographers = await findTeam(tx, 'answer-quotes')
  const channels = photographers.map(({ userId }) => userChannel(userId))
  await queuePushToMany(tx, { channels, event: 'quote-changed', payload: { quoteId } })
}
