import 'server-only'
import { deleteExpired } from '@/lib/platform/data/delete-expired'
import { retentionDays } from '@/lib/platform/data/retention'

/** Deletes webhook events that are too old to be delivered again. Idempotent. */
export async function deleteExpiredWebhookEvents(): Promise<void> {
  await deleteExpired(retentionDays.webhookEvents, 'webhook_events', (row, before) =>
    row('receivedAt', '<', before),
  )
}
