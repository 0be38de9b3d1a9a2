import 'server-only'
import { endHolds } from '@/lib/calendar/availability/operations/end-holds'
import { slotsChanged } from '@/lib/calendar/availability/rules/slots'
import type { Transaction } from '@/lib/platform/data/db'
import { queuePush } from '@/lib/platform/jobs/outbox'

/**
 * Ends a disabled person's hold and other people's holds on their slots. The slots themselves stay: those of an inactive
 * account aren't offered, and are again once it is enabled.
 */
export async function withdrawTimes(tx: Transaction, profileId: string): Promise<void> {
  await endHolds(tx, { OR: [{ profileId }, { slot: { photographerId: profileId } }] })
  await queuePush(tx, slotsChanged)
}
