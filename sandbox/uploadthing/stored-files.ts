import { createHash } from 'node:crypto'
import { createReadStream, mkdirSync } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Store } from '@/sandbox/store'

export type Acl = 'public-read' | 'private'

/** Where the portal hears that a file has arrived, and what it answered. */
export type Callback = {
  url: string
  slug: string
  awaitServerData: boolean
  status: 'waiting' | 'done' | 'failed'
  serverData?: unknown
  error?: string
}

/** A file as the storage knows it; its bytes lie beside, named by the key. */
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
  /** What the route's middleware attached; null for a file uploaded by the server itself. */
  metadata: Record<string, unknown> | null
  callback: Callback | null
  /** MD5 in hex, once complete. */
  hash: string | null
  /** The signature of the URL it is uploaded with, which tells an upload resumed from another under the same key. */
  signature: string
  /** When that URL expires, in epoch milliseconds. */
  expires: number
}

/** Bytes: photos are large, and every piece of one costs the same again. */
export const chunkBytes = 1024 * 1024

const abandonedAfterMs = 24 * 60 * 60 * 1000

/** Opens the stored files; uploads given up more than a day after their URL expired are removed. */
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
    /** Bytes received so far of an upload that is not complete. */
    async partSize(key: string): Promise<number> {
      return (await stat(partPath(key)).catch(() => undefined))?.size ?? 0
    },
    /** Turns the received bytes into the file. */
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
