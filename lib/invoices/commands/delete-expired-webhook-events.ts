import 'server-only'
import { db } from '@/lib/platform/db'
import { deleteExpired } from '@/lib/platform/delete-expired'

/** Deletes webhook events that are too old to be delivered again. Idempotent. */
export async function deleteExpiredWebhookEvents(): Promise<void> {
  await deleteExpired(
    'webhookEvents',
    (before, limit) => db().$executeRaw`
      DELETE FROM webhook_events WHERE id IN (
        SELECT id FROM webhook_events WHERE received_at < ${before} LIMIT ${limit} FOR UPDATE SKIP LOCKED
      )`,
  )
}
