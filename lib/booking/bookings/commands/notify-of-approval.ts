import 'server-only'
import { recordApproval } from '@/lib/booking/bookings/operations/record-approval'
import { db } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import type { JobPayloads } from '@/lib/platform/jobs/queue'

/**
 * Notifies both sides of an approval once it can't be undone any more. Does nothing if it was undone, or if they were notified
 * because of another change. Idempotent.
 */
export async function notifyOfApproval(approval: JobPayloads['notify-of-approval']): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockRow(tx, 'bookings', approval.bookingId)
    await recordApproval(tx, approval)
  })
}
