import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { sandboxEnvironment } from '@/sandbox/keys'
import { serveOnLoopback } from '@/sandbox/loopback'
import { openStore } from '@/sandbox/store'
import { openUploadThing } from '@/sandbox/uploadthing'

/** Nothing listens on this port: tests run the callbacks that storage would send. */
const appUrl = 'http://localhost:9'

export type Storage = ReturnType<typeof useStorage>

/** Runs the sandbox's UploadThing for one file's tests and points the environment at it. */
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
