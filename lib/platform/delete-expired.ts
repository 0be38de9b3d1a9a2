import 'server-only'
import { now } from './clock'
import { expiredBefore, type Retained } from './retention'

const batchSize = 5_000

/**
 * Deletes rows that have been kept long enough, a batch at a time, each in its own statement, so that no long lock holds
 * up the portal. Idempotent.
 * @param deleteBatch deletes at most `limit` rows older than `before`; returns how many
 */
export async function deleteExpired(
  kind: Retained,
  deleteBatch: (before: Date, limit: number) => Promise<number>,
): Promise<void> {
  const before = expiredBefore(kind, now())
  let deleted = batchSize
  while (deleted === batchSize) deleted = await deleteBatch(before, batchSize)
}
