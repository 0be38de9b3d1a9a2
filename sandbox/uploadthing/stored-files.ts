import { createHash } from 'node:crypto'
import { createReadStream, mkdirSync } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Store } from '@/sandbox/store'

export type Acl = 'public-read' | 'private'

/** The callback that notifies the portal of a file, and its result. */
export type Callback = {
  url: string
  slug: string
  awaitServerData: boolean
  status: 'waiting' | 'done' | 'failed'
  serverData?: unknown
  error?: string
}

/** A stored file's record. Its bytes are in a file named after the key. */
export type StoredFile = {
  /** The file key. */
  id: string
  name: string
  size: number
  type: string
  customId: string | null
  acl: Acl
  contentDisposition: 'inline' | 'attachment'
  status: 'pending' | 'complete'
  uploadedAt: string
  /** The metadata from the route's middleware; null for a file uploaded by the server itself. */
  metadata: Record<string, unknown> | null
  callback: Callback | null
  /** MD5 in hex, once complete. */
  hash: string | null
  /** The signature of the upload URL, which distinguishes a resumed upload from another one with the same key. */
  signature: string
  /** When the upload URL expires, in epoch milliseconds. */
  expires: number
}

/** In bytes. Photos are large, and every chunk has a fixed cost. */
export const chunkBytes = 1024 * 1024

const abandonedAfterMs = 24 * 60 * 60 * 1000

/** Opens the stored files. Deletes uploads that were abandoned more than a day after their URL expired. */
export function openStoredFiles(store: Store) {
  const records = store.collection<StoredFile>('files')
  const folder = path.join(store.folder, 'files', 'content')
  mkdirSync(folder, { recursive: true })
  const contentPath = (key: string) => path.join(folder, key)
  const partPath = (key: string) => path.join(folder, `${key}.part`)

  async function remove(key: string) {
    records.delete(key)
    await Promise.all([contentPath(key), partPath(key)].map((file) => rm(file, { force: true })))
  }

  const abandoned = records.list(
    ({ status, expires }) => status === 'pending' && expires + abandonedAfterMs < Date.now(),
  )
  for (const { id } of abandoned) void remove(id)

  return {
    records,
    contentPath,
    partPath,
    remove,
    /** Returns how many bytes of an incomplete upload were received. */
    async partSize(key: string): Promise<number> {
      return (await stat(partPath(key)).catch(() => undefined))?.size ?? 0
    },
    /** Turns the received bytes into the complete file. */
    async complete(file: StoredFile): Promise<StoredFile> {
      const hash = await md5Of(partPath(file.id))
      await rename(partPath(file.id), contentPath(file.id))
      return records.put({ ...file, status: 'complete', hash, uploadedAt: new Date().toISOString() })
    },
    find(by: { fileKey?: string; customId?: string }): StoredFile | undefined {
      if (by.fileKey !== undefined) return records.get(by.fileKey)
      return records.list(({ customId }) => by.customId !== undefined && customId === by.customId)[0]
    },
  }
}
export type StoredFiles = ReturnType<typeof openStoredFiles>

async function md5Of(file: string): Promise<string> {
  const hash = createHash('md5')
  await pipeline(createReadStream(file, { highWaterMark: chunkBytes }), hash)
  return hash.digest('hex')
}
