import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type ServerType, serve } from '@hono/node-server'
import { createRouteHandler, createUploadthing, type FileRouter, UTApi, UTFiles } from 'uploadthing/server'
import { sandboxEnvironment } from '@/sandbox/keys'
import { type RunningServer, serveOnLoopback } from '@/sandbox/loopback'
import { openStore } from '@/sandbox/store'
import { openUploadThing } from '@/sandbox/uploadthing'
import type { StoredFile } from '@/sandbox/uploadthing/stored-files'
import { pickPort } from '@/scripts/launch/ports'

/** The files whose onUploadComplete ran. */
export const completed: { key: string; userId: unknown; hash: string }[] = []

const route = createUploadthing()
export const router = {
  photos: route({
    image: { maxFileSize: '16MB', maxFileCount: 20, acl: 'private', contentDisposition: 'attachment' },
  })
    .middleware(() => ({ userId: 'ava' }))
    .onUploadComplete(({ metadata, file }) => {
      completed.push({ key: file.key, userId: metadata.userId, hash: file.fileHash })
      return { seen: file.name }
    }),
  open: route({ image: { maxFileSize: '16MB' } }).onUploadComplete(() => ({ seen: true })),
  resumable: route(
    { image: { maxFileSize: '64MB' } },
    // Without the time in the hash, the same file gets the same key again and resumes.
    { getFileHashParts: ({ name, size, type, lastModified }) => [name, size, type, lastModified] },
  )
    // Only a file returned here keeps its lastModified; otherwise the handler uses the time of the request.
    .middleware(({ files }) => ({ [UTFiles]: [...files] }))
    .onUploadComplete(({ file }) => ({ hash: file.fileHash })),
  failing: route({ image: { maxFileSize: '16MB' } }).onUploadComplete(() => {
    throw new Error('The database is down.')
  }),
} satisfies FileRouter

type Page = (request: Request) => Response | undefined

/**
 * Starts a sandbox with its own folder and a portal with UploadThing's real route handler, configured with the
 * environment that the sandbox provides. `servePage` handles requests that the handler should not.
 */
export async function openTestPortal(servePage: Page = () => undefined) {
  const folder = await mkdtemp(path.join(tmpdir(), 'sandbox-uploadthing-'))
  let handler: (request: Request) => Response | Promise<Response> = () => new Response(null, { status: 503 })
  let portal: ServerType | undefined
  const appUrl = await new Promise<string>((resolve) => {
    portal = serve({ fetch: (request) => handler(request), port: 0 }, ({ port }) =>
      resolve(`http://localhost:${port}`),
    )
  })
  const sandboxPort = await pickPort()
  let sandbox: RunningServer = await start(sandboxPort)
  const { url } = sandbox
  Object.assign(process.env, sandboxEnvironment('uploadthing', url, appUrl), {
    UPLOADTHING_LOG_LEVEL: 'None',
  })
  const uploadRoute = createRouteHandler({ router })
  handler = (request) => servePage(request) ?? uploadRoute(request)

  function start(port: number) {
    const store = openStore(folder)
    return serveOnLoopback({ port, open: (sandboxUrl) => [openUploadThing({ store, sandboxUrl, appUrl })] })
  }

  return {
    url,
    appUrl,
    api: new UTApi(),
    store: () => openStore(folder),
    recordOf: (key: string) => openStore(folder).collection<StoredFile>('files').get(key),
    simulateFailure: (order: object) =>
      fetch(`${url}/_sandbox/uploadthing/failures`, { method: 'POST', body: JSON.stringify(order) }),
    clearFailures: () => fetch(`${url}/_sandbox/uploadthing/failures`, { method: 'DELETE' }),

    /** Restarts the sandbox on the same port and folder. */
    async restart() {
      await sandbox.close()
      sandbox = await start(sandboxPort)
      // Wait until the connections kept alive to the old process are closed.
      for (let attempt = 0; attempt < 50; attempt += 1) {
        if (
          await fetch(url).then(
            () => true,
            () => false,
          )
        )
          return
      }
      throw new Error('The sandbox did not restart.')
    },

    /** Requests presigned URLs from the portal's upload route, like the browser client. */
    async presign(files: File[], slug: keyof typeof router = 'photos') {
      const described = files.map(({ name, size, type, lastModified }) => ({
        name,
        size,
        type,
        lastModified,
      }))
      const response = await fetch(`${appUrl}/api/uploadthing?actionType=upload&slug=${slug}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ files: described, input: null }),
      })
      return (await response.json()) as { url: string; key: string }[]
    },

    async presignOne(file: File, slug?: keyof typeof router) {
      const [presigned] = await this.presign([file], slug)
      if (!presigned) throw new Error('The upload route returned no URL.')
      return presigned
    },

    async close() {
      await sandbox.close()
      await new Promise((resolve) => portal?.close(resolve))
      await rm(folder, { recursive: true })
    },
  }
}
export type TestPortal = Awaited<ReturnType<typeof openTestPortal>>

export const makePhoto = (size: number, name = 'harbor.jpg') =>
  new File([randomBytes(size)], name, { type: 'image/jpeg' })
export const bytesOf = async (blob: Blob) => Buffer.from(await blob.arrayBuffer())
export const digestOf = (algorithm: 'md5' | 'sha256', bytes: Buffer) =>
  createHash(algorithm).update(bytes).digest('hex')

/** Sends the file from one byte on, like the browser client. */
export function putFile(url: string, file: Blob, from = 0) {
  const form = new FormData()
  form.append('file', file.slice(from), 'blob')
  return fetch(url, { method: 'PUT', body: form, headers: { range: `bytes=${from}-` } })
}
