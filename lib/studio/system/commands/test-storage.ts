import 'server-only'
import { readFileHead, removeFiles, storePrivateFile } from '@/lib/integrations/uploadthing'
import { storageMismatch, storageWorks } from '@/lib/studio/system/words'
import type { Outcome } from './outcome'

/** Stores, reads and deletes a small file. One that isn't deleted has no row, so the nightly job deletes it. */
export async function testStorage(id: string): Promise<Outcome> {
  const bytes = new Uint8Array(Buffer.from(`Test ${id}`))
  const key = await storePrivateFile({ name: 'storage-test.txt', contentType: 'text/plain', bytes })
  try {
    const stored = await readFileHead(key, bytes.length + 1)
    const isSame = Buffer.compare(bytes, stored) === 0
    return { isWorking: isSame, text: isSame ? storageWorks : storageMismatch }
  } finally {
    await removeFiles([key])
  }
}
