import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { openStore } from '@/sandbox/store'
import { openUploadThing } from '@/sandbox/uploadthing'
import { workerSandbox } from './worker-sandbox'

/** Nothing listens on this port: tests run the callbacks that storage would send. */
const appUrl = 'http://localhost:9'

export type Storage = ReturnType<typeof useStorage>

/** Runs the sandbox's UploadThing for one file's tests, with an empty storage. */
export function useStorage() {
  const folder = mkdtempSync(path.join(tmpdir(), 'northlight-storage-'))
  const store = openStore(folder)
  let close: () => Promise<void>
  beforeAll(async () => {
    const { url, open } = await workerSandbox()
    close = open(openUploadThing({ store, sandboxUrl: url, appUrl }))
  })
  afterAll(async () => {
    await close()
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    /** Returns the keys of all stored files. */
    keys: () =>
      store
        .collection<{ id: string }>('files')
        .list()
        .map(({ id }) => id),
    /** Changes a file's upload time to this many hours ago. */
    backdate(key: string, hours: number) {
      const files = store.collection<{ id: string; uploadedAt: string }>('files')
      const file = files.get(key)
      if (!file) throw new Error(`No file in storage: ${key}`)
      files.put({ ...file, uploadedAt: new Date(Date.now() - hours * 3_600_000).toISOString() })
    },
  }
}
