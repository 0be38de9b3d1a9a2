import 'server-only'
import { deleteExpired } from '@/lib/platform/data/delete-expired'
import { retentionDays } from '@/lib/platform/data/retention'

/** Deletes links, used or not, that expired long ago. Idempotent. */
export async function deleteExpiredTokens(): Promise<void> {
  await deleteExpired(retentionDays.accountTokens, 'account_tokens', (row, before) =>
    row('expiresAt', '<', before),
  )
}
