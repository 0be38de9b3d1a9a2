import 'server-only'
import { crc32 } from 'node:zlib'
import { storePrivateFile } from '@/lib/integrations/uploadthing'
import { db, type Transaction } from '@/lib/platform/data/db'
import { removeLooseFiles } from '@/lib/platform/jobs/queue'
import type { FilePurpose } from '@/prisma/generated/enums'

/** Long enough for another upload that was given the same storage key to be recorded, which prevents the removal. */
const removedAfterSeconds = 60 * 60

type GeneratedFile = { name: string; contentType: string; bytes: Uint8Array<ArrayBuffer> }
type Owner = { purpose: FilePurpose; uploaderId?: string | null }

/**
 * Stores generated files, then records them. In this order, a crash in between leaves files without rows, never rows
 * without files.
 * @param use runs in a transaction: calls `record` for the files' ids, in order, and returns true; or returns false, without
 * calling it, if the files are no longer needed
 * @throws Error if storage doesn't respond
 */
export async function storeGeneratedFiles(
  files: readonly GeneratedFile[],
  owner: Owner,
  use: (tx: Transaction, record: () => Promise<string[]>) => Promise<boolean>,
): Promise<void> {
  const keys: string[] = []
  let isUsed = false
  try {
    for (const file of files) keys.push(await storePrivateFile(file))
    isUsed = await db().$transaction((tx) => use(tx, () => recordFiles(tx, files, keys, owner)))
  } finally {
    // Not removed immediately: storage keys are short hashes, so another upload may have the same key. The job skips files that
    // have rows, such as these if only the response of the commit was lost.
    await removeLooseFiles(isUsed ? [] : keys, { afterSeconds: removedAfterSeconds })
  }
}

async function recordFiles(
  tx: Transaction,
  files: readonly GeneratedFile[],
  keys: readonly string[],
  owner: Owner,
): Promise<string[]> {
  const rows = await tx.storedFile.createManyAndReturn({
    data: files.map(({ name, contentType, bytes }, place) => ({
      ...owner,
      key: keys[place] ?? '',
      name,
      contentType,
      sizeBytes: bytes.byteLength,
      crc32: crc32(bytes),
    })),
    select: { id: true, key: true },
  })
  const idOf = new Map(rows.map(({ id, key }) => [key, id]))
  return keys.flatMap((key) => idOf.get(key) ?? [])
}
