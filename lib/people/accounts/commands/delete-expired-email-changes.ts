import 'server-only'
import { deleteExpired } from '@/lib/platform/data/delete-expired'
import { retentionDays } from '@/lib/platform/data/retention'

/** Deletes old changes of email addresses, long after they can be undone. Idempotent. */
export async function deleteExpiredEmailChanges(): Promise<void> {
  await deleteExpired(retentionDays.emailChanges, 'email_changes', (row, before) =>
    row('createdAt', '<', before),
  )
}
