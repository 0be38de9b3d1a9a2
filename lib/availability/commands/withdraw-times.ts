import 'server-only'
import { endHolds } from '@/lib/availability/operations/end-holds'
import { slotsChanged } from '@/lib/availability/rules'
import type { Transaction } from '@/lib/platform/db'
import { queuePush } from '@/lib/platform/outbox'

/**
 * Ends the hold of a person who has left, and those of others on their times. Their slots stay as they are: nobody is
 * offered a time of an account that is not active, and the time is back when the account is.
 */
export async function withdrawTimes(tx: Transaction, profileId: string): Promise<void> {
  await endHolds(tx, { OR: [{ profileId }, { slot: { photographerId: profileId } }] })
  await queuePush(tx, slotsChanged)
}
