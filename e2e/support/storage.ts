import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { sandboxEnvironment } from '@/sandbox/keys'
import { serveOnLoopback } from '@/sandbox/loopback'
import { openStore } from '@/sandbox/store'
import { openUploadThing } from '@/sandbox/uploadthing'

/** Nothing listens there: what storage would call back is done by the tests. */
const appUrl = 'http://localhost:9'

export type Storage = ReturnType<typeof useStorage>

/** The sandbox's file store for the tests of one file, with the environment pointing at it; it goes with them. */
export function useStorage() {
  const folder = mkdtempSync(path.join(tmpdir(), 'northlight-storage-'))
  const store = openStore(folder)
  let sandbox: Awaited<ReturnType<typeof serveOnLoopback>>
  beforeAll(async () => {
    sandbox = await serveOnLoopback({
      port: 0,
      open: (sandboxUrl) => [openUploadThing({ store, sandboxUrl, appUrl })],
    })
    Object.assign(process.env, sandboxEnvironment('uploadthing', sandbox.url, appUrl))
  })
  afterAll(async () => {
    await sandbox.close()
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    /** Keys of all files in storage. */
    keys: () =>
      store
        .collection<{ id: string }>('files')
        .list()
        .map(({ id }) => id),
    /** Dates a file back, as if it had been stored so many hours ago. */
    age(key: string, hours: number) {
      const files = store.collection<{ id: string; uploadedAt: string }>('files')
      const file = files.get(key)
      if (!file) throw new Error(`No file in storage: ${key}`)
      files.put({ ...file, uploadedAt: new Date(Date.now() - hours * 3_600_000).toISOString() })
    },
  }
}
