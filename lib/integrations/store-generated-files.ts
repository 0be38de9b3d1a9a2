import 'server-only'
import { removeLooseFiles } from '@/lib/platform/queue'
import { storePrivateFile } from './uploadthing'

/** Long enough for another upload that was given the same storage key to be recorded, which prevents the removal. */
const removedAfterSeconds = 60 * 60

type GeneratedFile = { contentType: string; bytes: Uint8Array<ArrayBuffer> }

/**
 * Stores generated files, then writes their rows. In this order, a crash in between leaves files without rows, never rows
 * without files.
 * @param nameOf returns the name of a file, without its extension
 * @param recordRows writes the rows of the stored files; returns false if they are no longer needed
 * @throws Error if storage doesn't respond
 */
export async function storeGeneratedFiles<Generated extends GeneratedFile>(
  files: readonly Generated[],
  nameOf: (file: Generated) => string,
  recordRows: (stored: (Generated & { key: string; name: string })[]) => Promise<boolean>,
): Promise<void> {
  const stored: (Generated & { key: string; name: string })[] = []
  let isRecorded = false
  try {
    for (const file of files) {
      const { contentType, bytes } = file
      const name = `${nameOf(file)}.${contentType.split('/')[1]}`
      const key = await storePrivateFile({ name, contentType, bytes })
      stored.push({ ...file, name, key })
    }
    isRecorded = await recordRows(stored)
  } finally {
    // Not removed immediately: storage keys are short hashes, so another upload may have the same key.
    const keys = isRecorded ? [] : stored.map(({ key }) => key)
    await removeLooseFiles(keys, { afterSeconds: removedAfterSeconds })
  }
}
