import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import type { Callbacks } from '@/sandbox/uploadthing/callbacks'
import type { Failures } from '@/sandbox/uploadthing/failures'
import { boundaryOf, MalformedForm, readFileField } from '@/sandbox/uploadthing/multipart'
import {
  assertKeyAvailable,
  isSameFile,
  readUpload,
  startOf,
  type Upload,
  UploadError,
} from '@/sandbox/uploadthing/presigned-upload'
import type { StoredFile, StoredFiles } from '@/sandbox/uploadthing/stored-files'
import { SimulatedDisconnect, type Transfers, WrongSize, writeFrom } from '@/sandbox/uploadthing/transfers'
import type { Announcements } from '@/sandbox/uploadthing/upload-routes'

type Options = {
  sandboxUrl: string
  files: StoredFiles
  announcements: Announcements
  transfers: Transfers
  callbacks: Callbacks
  failures: Failures
  urlOf(file: StoredFile): string
}

/**
 * The ingest, `/uploadthing/ingest/:key`. HEAD returns the byte to resume from. PUT stores the form's `file` from the
 * byte in its `Range` header and responds once the portal has been notified. Bytes are written as they arrive and
 * survive a disconnect. A complete file is never overwritten.
 */
export function createIngest(options: Options) {
  const { sandboxUrl, files, announcements, transfers, callbacks, failures, urlOf } = options
  const routes = new Hono()
  const target = '/uploadthing/ingest/:key'

  routes.use(
    target,
    cors({
      origin: '*',
      allowMethods: ['PUT', 'HEAD'],
      allowHeaders: ['content-type', 'range', 'x-uploadthing-version', 'b3', 'traceparent'],
      exposeHeaders: ['x-ut-range-start'],
      maxAge: 600,
    }),
  )
  routes.onError((error, context) => {
    if (error instanceof UploadError) return context.json({ error: error.message }, error.status)
    throw error
  })

  routes.get(target, async (context) => {
    if (context.req.method !== 'HEAD') return context.json({ error: 'Method not allowed' }, 405)
    const upload = readUpload(context, sandboxUrl)
    const known = files.records.get(upload.id)
    assertKeyAvailable(upload, known)
    context.header('x-ut-range-start', String(await receivedOf(upload, known)))
    return context.body(null)
  })

  routes.put(target, async (context) => {
    const upload = readUpload(context, sandboxUrl)
    const start = startOf(context.req.header('range'))
    const { incoming } = context.env as HttpBindings
    const release = await transfers.take(upload.id, () => incoming.destroy())
    try {
      const stored = await receive(upload, start, incoming, boundaryOf(context.req.header('content-type')))
      release()
      return await respond(context, stored)
    } catch (error) {
      if (error instanceof SimulatedDisconnect) incoming.socket.destroy()
      // The client disconnected: nobody reads this response, and the received bytes are kept.
      if (isInterrupted(incoming)) return context.body(null, 400)
      throw error
    } finally {
      release()
    }
  })

  /** Returns how many bytes of this exact file were received. */
  async function receivedOf(upload: Upload, known: StoredFile | undefined): Promise<number> {
    if (!known || !isSameFile(upload, known)) return 0
    return known.status === 'complete' ? known.size : await files.partSize(upload.id)
  }

  /** Receives the bytes. Returns the stored file when it's complete already because an earlier response was lost. */
  async function receive(
    upload: Upload,
    start: number,
    incoming: IncomingMessage,
    boundary: string | undefined,
  ) {
    const known = files.records.get(upload.id)
    assertKeyAvailable(upload, known)
    if (known?.status === 'complete') {
      // The interrupted connection may have completed it after the client asked where to resume from.
      if (start > 0 && start <= known.size) return known
      throw new UploadError(409, 'A file with this key exists already')
    }
    if (!boundary) throw new UploadError(415, 'Expected multipart/form-data')
    const received = await receivedOf(upload, known)
    if (start > received) throw new UploadError(416, 'The range starts past what was received')
    const { slug, ...described } = upload
    const pending = files.records.put({
      ...described,
      ...metadataOf(upload.id, slug),
      status: 'pending',
      uploadedAt: known?.uploadedAt ?? new Date().toISOString(),
      hash: null,
    })
    try {
      // Without destroyOnReturn, an early error would close the connection before the client can read it.
      const body = incoming.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>
      await writeFrom(readFileField(body, boundary), {
        file: files.partPath(upload.id),
        start,
        size: upload.size,
        cutAt: failures.disconnectAt({ key: upload.id, start, size: upload.size }),
      })
    } catch (error) {
      const isOurs = error instanceof WrongSize || error instanceof MalformedForm
      if (!isOurs) throw error
      await files.remove(upload.id)
      throw new UploadError(400, error.message)
    }
    const stored = await files.complete(pending)
    announcements.forget(upload.id)
    return stored
  }

  /** Returns the metadata and callback of an upload through an upload route. The server's own uploads have none. */
  function metadataOf(key: string, slug: string | null): Pick<StoredFile, 'metadata' | 'callback'> {
    if (slug === null) return { metadata: null, callback: null }
    const announced = announcements.get(key)
    if (!announced) throw new UploadError(400, "The upload route didn't announce this file")
    if (announced.isContested) throw new UploadError(409, 'Two uploads were given this key')
    const { metadata, callbackUrl: url, callbackSlug, awaitServerData } = announced
    return { metadata, callback: { url, slug: callbackSlug, awaitServerData, status: 'waiting' } }
  }

  async function respond(context: Context, stored: StoredFile) {
    const delivery = callbacks.deliver(stored)
    const delivered = stored.callback?.awaitServerData ? await delivery : stored
    if (delivered.callback?.status === 'failed') return context.json({ error: delivered.callback.error })
    const url = urlOf(stored)
    const serverData = delivered.callback?.serverData ?? null
    return context.json({ url, appUrl: url, ufsUrl: url, fileHash: stored.hash, serverData })
  }

  return routes
}

/** Returns whether the client disconnected before sending the whole request. A fully read request is destroyed too. */
function isInterrupted(incoming: IncomingMessage) {
  return incoming.socket.destroyed || (incoming.destroyed && !incoming.complete)
}
