import 'server-only'
import { deleteExpired } from '@/lib/platform/delete-expired'

/** Deletes webhook events that are too old to be delivered again. Idempotent. */
export async function deleteExpiredWebhookEvents(): Promise<void> {
  await deleteExpired('webhookEvents', 'webhook_events', (row, before) => row('receivedAt', '<', before))
}
