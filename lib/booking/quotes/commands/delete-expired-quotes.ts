import 'server-only'
import { deleteExpired } from '@/lib/platform/data/delete-expired'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/** Deletes closed requests, with their replies, that are older than the studio keeps them. Idempotent. */
export async function deleteExpiredQuotes(): Promise<void> {
  const { quoteRetentionDays } = await getStudio()
  if (quoteRetentionDays === null) return
  await deleteExpired(quoteRetentionDays, 'quote_requests', (row, before) =>
    row.and([row('status', '=', 'CLOSED'), row('updatedAt', '<', before)]),
  )
}
