import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'
import { deleteFiles } from './delete-files'

/** Deletes every file that a person uploaded, and what was counted against their allowance. */
export async function deleteUploads(tx: Transaction, uploaderId: string): Promise<void> {
  await deleteFiles(tx, await tx.storedFile.findMany({ where: { uploaderId }, select: { id: true } }))
  await tx.uploadGrant.deleteMany({ where: { profileId: uploaderId } })
}
