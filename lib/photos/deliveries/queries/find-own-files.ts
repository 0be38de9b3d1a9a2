import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { unsentUploadsOf } from '@/lib/photos/deliveries/policy'
import { fileIdsOf } from '@/lib/photos/deliveries/rules/files'
import type { DraftFile } from '@/lib/photos/deliveries/schema/drafts'
import type { Transaction } from '@/lib/platform/data/db'

/** Clears the ids of a draft's files that are gone, sent, or someone else's: they must be chosen again. */
export async function findOwnFiles(
  tx: Pick<Transaction, 'storedFile'>,
  actor: Actor,
  files: DraftFile[],
): Promise<DraftFile[]> {
  const own = await tx.storedFile.findMany({
    where: { AND: [{ id: { in: fileIdsOf(files) } }, unsentUploadsOf(actor)] },
    select: { id: true, crc32: true },
  })
  const checksums = new Map(own.map(({ id, crc32 }) => [id, crc32 === null ? null : Number(crc32)]))
  return files.map((file) => {
    const crc32 = checksums.get(file.fileId ?? '')
    return crc32 === undefined ? { ...file, fileId: null, crc32: null } : { ...file, crc32 }
  })
}
