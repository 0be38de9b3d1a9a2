import 'server-only'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type SavedFile, saveFile } from '@/lib/integrations/uploadthing'
import { collectOftenDuring } from '@/lib/platform/monitoring/heap'

/**
 * Downloads a stored file to a temporary path, calls `work`, and deletes it.
 * @returns what the work returns
 * @throws Error if storage doesn't respond
 */
export async function withStoredFile<T>(
  key: string,
  work: (path: string, saved: SavedFile) => Promise<T>,
): Promise<T> {
  return await collectOftenDuring(async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'northlight-'))
    try {
      const file = path.join(folder, 'file')
      const saved = await saveFile(key, file)
      return await work(file, saved)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
}
