import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { unsentUploadsOf } from '@/lib/photos/deliveries/policy'
import { db, type Transaction } from '@/lib/platform/data/db'
import { lockRows } from '@/lib/platform/data/lock'
import { deleteFiles } from '@/lib/studio/uploads/operations/delete-files'

/** Deletes the actor's unsent uploads. Files that were sent, or belong to someone else, are skipped. */
export async function discardUploads(actor: Actor, fileIds: string[]): Promise<void> {
  await db().$transaction((tx) => discardUploadsWithin(tx, actor, fileIds))
}

/** Does the same in the caller's transaction. Locks the files, because a concurrent request may be sending them. */
export async function discardUploadsWithin(tx: Transaction, actor: Actor, fileIds: string[]): Promise<void> {
  await lockRows(tx, 'stored_files', fileIds)
  const files = await tx.storedFile.findMany({
    where: { AND: [{ id: { in: fileIds } }, unsentUploadsOf(actor)] },
    select: { id: true },
  })
  await deleteFiles(tx, files)
}
