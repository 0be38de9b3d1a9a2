import 'server-only'
import { db } from '@/lib/platform/data/db'
import { addJob } from '@/lib/platform/jobs/queue'
import { log } from '@/lib/platform/monitoring/log'
import { findMissingFiles } from '@/lib/studio/uploads/queries/find-missing-files'
import { countOrphans, findOrphans } from '@/lib/studio/uploads/queries/find-orphans'
import { type Listing, withStorageListing } from './list-storage'

const keysPerJob = 500
const maxReported = 100

/**
 * Compares storage with `stored_files`: removes files older than a day without a row, such as those of a process that was
 * killed between storing a file and recording it, and logs rows whose file is gone. Idempotent.
 * @throws Error when storage doesn't answer; nothing is removed then
 */
export async function reconcileStorage(): Promise<void> {
  await withStorageListing(async (listing) => {
    await removeOrphans(listing)
    await reportMissing(listing)
  })
}

async function removeOrphans(listing: Listing): Promise<void> {
  const { orphans, areFew } = await countOrphans(listing)
  if (!areFew) {
    log().error({ orphans, listed: listing.listed }, 'most files in storage have no row: none was removed')
    return
  }
  for (let last = '', isDone = false; !isDone; ) {
    const keys = await findOrphans(listing, { last, limit: keysPerJob })
    if (keys.length > 0) await addJob(db(), 'remove-files', { keys })
    last = keys.at(-1) ?? last
    isDone = keys.length < keysPerJob
  }
  if (orphans > 0) log().warn({ orphans }, 'files without a row are removed from storage')
}

async function reportMissing(listing: Listing): Promise<void> {
  const missing = (await findMissingFiles(listing, maxReported)).map(({ id: fileId, purpose }) => ({
    fileId,
    purpose,
  }))
  if (missing.length > 0) log().error({ missing }, 'rows in stored_files have no file in storage')
}
