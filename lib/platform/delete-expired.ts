import 'server-only'
import { now } from './clock'
import { expiredBefore, type Retained } from './retention'

const batchSize = 5_000

/**
 * Deletes rows whose retention has ended, in batches of one statement each, so that no lock lasts long. Idempotent.
 * @param deleteBatch deletes at most `limit` rows older than `before`; returns their number
 */
export async function deleteExpired(
  kind: Retained,
  deleteBatch: (before: Date, limit: number) => Promise<number>,
): Promise<void> {
  const before = expiredBefore(kind, now())
  let deleted = batchSize
  while (deleted === batchSize) deleted = await deleteBatch(before, batchSize)
}
