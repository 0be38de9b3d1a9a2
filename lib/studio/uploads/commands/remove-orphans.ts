import 'server-only'
import { db } from '@/lib/platform/data/db'
import { countOrphans } from '@/lib/studio/uploads/queries/find-orphans'
import type { Listing } from './list-storage'
import { removeOrphanedFiles } from './remove-orphaned-files'

/** Removes these orphans of a listing from storage, and from the listing; none while most files have no row. */
export async function removeOrphans(listing: Listing, keys: string[]): Promise<void> {
  const { areFew } = await countOrphans(listing)
  if (!areFew) return
  await removeOrphanedFiles({ keys })
  await db().storageListing.deleteMany({ where: { runId: listing.id, key: { in: keys } } })
}
