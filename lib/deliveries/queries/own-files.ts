import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { unsentUploadsOf } from '@/lib/deliveries/policy'
import type { DraftFile } from '@/lib/deliveries/schema'
import type { Transaction } from '@/lib/platform/db'

/** The files of a draft, those without their id that are not there, not this person's, or sent meanwhile. */
export async function keepOwnFiles(
  tx: Pick<Transaction, 'storedFile'>,
  actor: Actor,
  files: DraftFile[],
): Promise<DraftFile[]> {
  const own = await tx.storedFile.findMany({
    where: { AND: [{ id: { in: idsOfFiles(files) } }, unsentUploadsOf(actor)] },
    select: { id: true },
  })
  const ownIds = new Set(own.map(({ id }) => id))
  return files.map((file) => (ownIds.has(file.fileId ?? '') ? file : { ...file, fileId: null }))
}

export function idsOfFiles(files: readonly DraftFile[]): string[] {
  return files.flatMap(({ fileId }) => fileId ?? [])
}
