import 'server-only'
import { db } from '@/lib/platform/data/db'
import { prepareSoon } from './add-media'

/** Queues the preparation of portfolio images that were not added by an upload, such as the demo's. Idempotent. */
export async function queueUnpreparedMedia(): Promise<void> {
  // Covers first, because the public page shows them first.
  const media = await db().$queryRaw<{ fileId: string }[]>`
    SELECT file_id AS "fileId" FROM portfolio_media WHERE state = 'PREPARING'
      AND NOT EXISTS (SELECT FROM graphile_worker.jobs WHERE key = 'prepare-media:' || file_id)
    ORDER BY is_cover DESC, item_id, position`
  for (const { fileId } of media) await prepareSoon(db(), fileId)
}
