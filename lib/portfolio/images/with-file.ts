import 'server-only'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { saveFile } from '@/lib/integrations/uploadthing'

/** Hands over a stored file as one on disk, for as long as the work takes. @throws Error when storage does not answer */
export async function withFile<T>(key: string, work: (file: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'northlight-'))
  try {
    const file = path.join(folder, 'file')
    await saveFile(key, file)
    return await work(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
