import 'server-only'
import { deleteExpired } from '@/lib/platform/delete-expired'

/** Deletes links, used or not, that expired long ago. Idempotent. */
export async function deleteExpiredTokens(): Promise<void> {
  await deleteExpired('accountTokens', 'account_tokens', (row, before) => row('expiresAt', '<', before))
}
