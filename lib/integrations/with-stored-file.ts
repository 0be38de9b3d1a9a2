import 'server-only'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type SavedFile, saveFile } from './uploadthing'

/**
 * Saves a stored file to disk for as long as the work takes.
 * @returns what the work returns
 * @throws Error when storage does not respond
 */
export async function withStoredFile<T>(
  key: string,
  work: (path: string, saved: SavedFile) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'northlight-'))
  try {
    const file = path.join(folder, 'file')
    const saved = await saveFile(key, file)
    return await work(file, saved)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
