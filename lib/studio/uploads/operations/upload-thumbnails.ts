import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'

/** Saves what the upload list shows of a file until it is sent. */
export async function saveUploadThumbnail(
  tx: Transaction,
  fileId: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> {
  await tx.uploadThumbnail.create({ data: { fileId, bytes } })
}

export async function deleteUploadThumbnails(tx: Transaction, fileIds: readonly string[]): Promise<void> {
  await tx.uploadThumbnail.deleteMany({ where: { fileId: { in: [...fileIds] } } })
}
