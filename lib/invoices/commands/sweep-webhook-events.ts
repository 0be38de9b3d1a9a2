import 'server-only'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { deleteInBatches } from '@/lib/platform/delete-in-batches'
import { expiredBefore } from '@/lib/platform/retention'

/** Deletes webhook events that no service delivers again. Idempotent. */
export async function sweepWebhookEvents(): Promise<void> {
  const before = expiredBefore('webhookEvents', now())
  await deleteInBatches(
    (limit) => db().$executeRaw`
      DELETE FROM webhook_events WHERE id IN (
        SELECT id FROM webhook_events WHERE received_at < ${before} LIMIT ${limit} FOR UPDATE SKIP LOCKED
      )`,
  )
}
