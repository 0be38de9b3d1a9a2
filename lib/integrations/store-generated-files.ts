import 'server-only'
import { removeLooseFiles } from '@/lib/platform/queue'
import { storePrivateFile } from './uploadthing'

/** By then whoever was given the same key in storage has recorded it, and keeps the file. */
const removedAfterSeconds = 60 * 60

type GeneratedFile = { contentType: string; bytes: Uint8Array<ArrayBuffer> }

/**
 * Stores files that were made from another one, then has their rows written. Files first, rows after: a run that dies
 * in between leaves files nobody points to, never rows without a file.
 * @param nameOf the name a file is stored under, without its ending
 * @param recordRows writes the rows of what is stored; answers false when they are not needed any more
 * @throws Error when storage does not answer
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
    // Not removed at once: storage's names are short hashes, and a file may be another's under the same one.
    const keys = isRecorded ? [] : stored.map(({ key }) => key)
    await removeLooseFiles(keys, { afterSeconds: removedAfterSeconds })
  }
}
