import 'server-only'
import { randomUUID } from 'node:crypto'
import { listFiles } from '@/lib/integrations/uploadthing'
import { db } from '@/lib/platform/data/db'
import { now } from '@/lib/platform/time/clock'

/** A listing that is this old was left by a process that was killed. */
const abandonedAfterMs = 24 * 60 * 60_000

/** What storage held at one time, in the rows of `storage_listings` with this `run_id`. */
export type Listing = { id: string; startedAt: Date; listed: number }

/**
 * Lists all files in storage into a table while `work` runs, so that they are compared with `stored_files` in SQL.
 * @param onPage receives the number of files listed so far
 * @throws Error when storage doesn't answer; `work` isn't called then
 */
export async function withStorageListing<T>(
  work: (listing: Listing) => Promise<T>,
  onPage: (listed: number) => void = () => {},
): Promise<T> {
  const listing: Listing = { id: randomUUID(), startedAt: now(), listed: 0 }
  try {
    for await (const files of listFiles()) {
      const data = files.map((file) => ({ ...file, runId: listing.id }))
      listing.listed += (await db().storageListing.createMany({ data, skipDuplicates: true })).count
      onPage(listing.listed)
    }
    return await work(listing)
  } finally {
    const abandoned = new Date(listing.startedAt.getTime() - abandonedAfterMs)
    await db().storageListing.deleteMany({
      where: { OR: [{ runId: listing.id }, { createdAt: { lt: abandoned } }] },
    })
  }
}
