import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'
import { queuePushToMany } from '@/lib/platform/jobs/outbox'
import { teamChannels, userChannel } from '@/lib/studio/notifications/rules'

/** Which channels of the team hear of a change, besides the people it concerns. */
const listening = {
  'booking-changed': [teamChannels.bookings, teamChannels.photos],
  'delivery-changed': [teamChannels.photos],
  payment: [teamChannels.bookings],
} as const

/**
 * Queues a live event about a booking, its photos, or its payments for every page that these people have open, and for those
 * on the team who work with the bookings or photos of everyone.
 */
export async function pushEvent(
  tx: Transaction,
  people: readonly { userId: string }[],
  event: keyof typeof listening,
  payload: Record<string, unknown>,
): Promise<void> {
  const channels = new Set([...people.map(({ userId }) => userChannel(userId)), ...listening[event]])
  await queuePushToMany(tx, { channels: [...channels], event, payload })
}
