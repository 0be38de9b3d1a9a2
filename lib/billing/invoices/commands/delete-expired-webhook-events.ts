import 'server-only'
import { deleteExpired } from '@/lib/platform/delete-expired'
import { retentionDays } from '@/lib/platform/retention'

/** Deletes webhook events that are too old to be delivered again. Idempotent. */
export async function deleteExpiredWebhookEvents(): Promise<void> {
  await deleteExpired(retentionDays.webhookEvents, 'webhook_events', (row, before) =>
    row('receivedAt', '<', before),
  )
}
