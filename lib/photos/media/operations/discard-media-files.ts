import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { unsentMediaOf } from '@/lib/photos/media/policy'
import type { Transaction } from '@/lib/platform/data/db'
import { lockRows } from '@/lib/platform/data/lock'
import { deleteMediaFiles } from './delete-media-files'

/** Deletes the actor's films and documents that weren't sent. Skips all others, which a concurrent request may have sent. */
export async function discardMediaFilesWithin(
  tx: Transaction,
  actor: Actor,
  mediaIds: readonly string[],
): Promise<void> {
  await lockRows(tx, 'media_files', mediaIds)
  await deleteMediaFiles(tx, { AND: [{ id: { in: [...mediaIds] } }, unsentMediaOf(actor)] })
}
