import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { unsentUploadsOf } from '@/lib/deliveries/policy'
import { db, type Transaction } from '@/lib/platform/db'
import { addJob } from '@/lib/platform/queue'

/** Deletes the actor's unsent uploads. Files that were sent, or belong to someone else, are skipped. */
export async function discardUploads(actor: Actor, fileIds: string[]): Promise<void> {
  await db().$transaction((tx) => discardUploadsWithin(tx, actor, fileIds))
}

/** Does the same in the caller's transaction. */
export async function discardUploadsWithin(tx: Transaction, actor: Actor, fileIds: string[]): Promise<void> {
  const discardable = { AND: [{ id: { in: fileIds } }, unsentUploadsOf(actor)] }
  const files = await tx.storedFile.findMany({ where: discardable, select: { id: true, key: true } })
  if (files.length === 0) return
  await tx.storedFile.deleteMany({ where: discardable })
  // A concurrent request may have sent a file: only files whose rows are gone are removed from storage.
  const remaining = await tx.storedFile.findMany({ where: { id: { in: fileIds } }, select: { id: true } })
  const remainingIds = new Set(remaining.map(({ id }) => id))
  const keys = files.filter(({ id }) => !remainingIds.has(id)).map(({ key }) => key)
  if (keys.length > 0) await addJob(tx, 'remove-files', { keys })
}
