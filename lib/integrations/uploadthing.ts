import 'server-only'
import './own-fetch'
import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32 } from 'node:zlib'
import { Agent, type Dispatcher, interceptors, request } from 'undici'
import { createRouteHandler, createUploadthing, type FileRouter } from 'uploadthing/next'
import { UploadThingError, UTApi, UTFile } from 'uploadthing/server'
import { env } from '@/lib/platform/environment/env'
import { assertInTime, withDeadline } from '@/lib/platform/time/deadline'

/** UploadThing's keys are short hashes; another attempt gets another key. */
const maxKeyAttempts = 3
/** Long enough to read one file, short enough that a leaked URL is soon useless. */
const ownReadSeconds = 600
const filesPerPage = 500

let client: UTApi | undefined

function fileStore(): UTApi {
  if (!client) silenceOwnDeprecations()
  const {
    LOG_LEVEL,
    UPLOADTHING_TOKEN,
    UPLOADTHING_API_URL,
    UPLOADTHING_INGEST_URL,
    UPLOADTHING_UFS_HOST,
    UPLOADTHING_UFS_APP_ID_LOCATION,
  } = env()
  client ??= new UTApi({
    token: UPLOADTHING_TOKEN,
    logLevel: LOG_LEVEL === 'silent' ? 'None' : 'Error',
    logFormat: 'json',
    ...(UPLOADTHING_API_URL && { apiUrl: UPLOADTHING_API_URL }),
    ...(UPLOADTHING_INGEST_URL && { ingestUrl: UPLOADTHING_INGEST_URL }),
    ...(UPLOADTHING_UFS_HOST && { ufsHost: UPLOADTHING_UFS_HOST }),
    ...(UPLOADTHING_UFS_APP_ID_LOCATION && { ufsAppIdLocation: UPLOADTHING_UFS_APP_ID_LOCATION }),
  })
  return client
}

/** Builds a file route: what browsers may upload directly to storage, and what happens with it. */
export const fileRoute = createUploadthing()
export type FileRoutes = FileRouter

/** The SDK reads its own deprecated fields, and warns about that twice per stored file. */
function silenceOwnDeprecations(): void {
  // biome-ignore lint/suspicious/noConsole: it is the SDK that writes there
  const warn = console.warn
  console.warn = (...words: unknown[]) => {
    if (!String(words[0]).includes('[uploadthing][deprecated]')) warn(...words)
  }
}

/**
 * Creates the handler of browsers' upload requests and UploadThing's signed callbacks, for one set of file routes.
 * Below log level `Error` the SDK would log presigned URLs, which are secrets until they expire.
 */
export function createUploadHandler(router: FileRouter): (request: Request) => Promise<Response> {
  const { UPLOADTHING_TOKEN, UPLOADTHING_INGEST_URL, UPLOADTHING_CALLBACK_URL, APP_URL } = env()
  const { POST } = createRouteHandler({
    router,
    config: {
      token: UPLOADTHING_TOKEN,
      isDev: false,
      logLevel: 'Error',
      logFormat: 'json',
      callbackUrl: UPLOADTHING_CALLBACK_URL ?? `${APP_URL}/api/uploadthing`,
      ...(UPLOADTHING_INGEST_URL && { ingestUrl: UPLOADTHING_INGEST_URL }),
    },
  })
  return (request) => {
    contexts.set(request, AsyncLocalStorage.snapshot())
    // The SDK uses nothing of NextRequest that Request lacks.
    return (POST as (request: Request) => Promise<Response>)(request)
  }
}

/** The async context in which each request arrived. */
const contexts = new WeakMap<Request, <T>(run: () => T) => T>()

/**
 * Runs what a file route does for a request in the async context in which that request arrived, whose cookies say who
 * sent it. The SDK is built on Effect, which resumes all requests that wait for one thing, such as its own start, in the
 * context of the first: without this one person's upload could be authorized as another's.
 * @throws Error for a request that didn't come through `createUploadHandler`
 */
export function inContextOf<T>(request: Request, run: () => T): T {
  const enter = contexts.get(request)
  if (!enter) throw new Error('an upload request without its context')
  return enter(run)
}

/** Creates the error that a file route's middleware throws to reject an upload; the browser shows its message. */
export function uploadError(code: 'BAD_REQUEST' | 'FORBIDDEN', message: string): UploadThingError {
  return new UploadThingError({ code, message })
}

/** Signs a URL at which anyone can read a private file for this many seconds. */
export async function signFileUrl(key: string, seconds: number): Promise<string> {
  const { ufsUrl } = await fileStore().generateSignedURL(key, { expiresIn: seconds })
  return ufsUrl
}

/**
 * Stores bytes as a private file. Browsers display it, unless it's stored for download.
 * @returns its key
 * @throws Error if storage rejected it
 */
export async function storePrivateFile(file: {
  name: string
  contentType: string
  /** A blob of a file on disk isn't read into memory. */
  bytes: Uint8Array<ArrayBuffer> | Blob
  forDownload?: boolean
}): Promise<string> {
  let reason = 'no response'
  for (let attempt = 0; attempt < maxKeyAttempts; attempt += 1) {
    assertInTime()
    const { data, error } = await fileStore().uploadFiles(
      new UTFile([file.bytes], file.name, { type: file.contentType }),
      { acl: 'private', contentDisposition: file.forDownload ? 'attachment' : 'inline' },
    )
    if (data) return data.key
    reason = `${error.code} ${error.message}`
  }
  throw new Error(`storage rejected a file: ${reason}`)
}

/** Removes files from storage. Unknown keys are ignored. */
export async function removeFiles(keys: string[]): Promise<void> {
  if (keys.length > 0) await fileStore().deleteFiles(keys)
}

export type ListedFile = { key: string; sizeBytes: number; uploadedAt: Date }

/** Lists all files in storage, page by page. Files that change while listing may be missing or listed twice. */
export async function* listFiles(): AsyncGenerator<ListedFile[]> {
  for (let offset = 0, hasMore = true; hasMore; ) {
    const page = await fileStore().listFiles({ limit: filesPerPage, offset })
    yield page.files.map(({ key, size, uploadedAt }) => ({
      key,
      sizeBytes: size,
      uploadedAt: new Date(uploadedAt),
    }))
    offset += page.files.length
    hasMore = page.hasMore && page.files.length > 0
  }
}

/** Whether storage still has a file. @throws Error if storage doesn't respond as expected */
export async function isFileStored(key: string): Promise<boolean> {
  const { statusCode, body } = await requestFile(key, { range: 'bytes=0-0' })
  await body.dump()
  if (statusCode === 404) return false
  // 416 is the response for an empty file, which has no first byte.
  if ([200, 206, 416].includes(statusCode)) return true
  throw new Error(`storage responded ${statusCode} for a file`)
}

/** Reads at most this many bytes from the start of a file. @throws Error if it can't be read */
export async function readFileHead(key: string, bytes: number): Promise<Uint8Array> {
  const { body } = await readFile(key, { range: `bytes=0-${bytes - 1}` })
  const parts: Uint8Array[] = []
  let length = 0
  // A host that ignores the range sends the whole file: stop once there are enough bytes.
  for await (const part of body) {
    parts.push(part)
    length += part.byteLength
    if (length > bytes) break
  }
  return Buffer.concat(parts).subarray(0, bytes)
}

/** The measured size, CRC-32 checksum, and SHA-256 hash, in hexadecimal, of a complete file. */
export type SavedFile = { sizeBytes: number; crc32: number; sha256: string }

/** Streams a file to disk, without buffering it in memory. @throws Error if it can't be read completely */
export async function saveFile(key: string, path: string): Promise<SavedFile> {
  return await readThrough(key, createWriteStream(path))
}

/** Reads a whole file and discards its content. @throws Error if it can't be read completely */
export async function measureFile(key: string): Promise<SavedFile> {
  return await readThrough(key, new Writable({ write: (_part, _encoding, done) => done() }))
}

async function readThrough(key: string, target: Writable): Promise<SavedFile> {
  const { body } = await readFile(key)
  const measured = { sizeBytes: 0, crc32: 0 }
  const hash = createHash('sha256')
  async function* count(parts: AsyncIterable<Uint8Array>) {
    for await (const part of parts) {
      measured.sizeBytes += part.byteLength
      measured.crc32 = crc32(part, measured.crc32)
      hash.update(part)
      yield part
    }
  }
  await pipeline(body, count, target)
  return { ...measured, sha256: hash.digest('hex') }
}

/** Opens a stream of a file's content. @throws Error if it can't be read */
export async function openFile(key: string): Promise<ReadableStream<Uint8Array>> {
  const { body } = await readFile(key)
  return streamOf(body)
}

/** A part of a file, `to` excluded. */
export type FilePart = { from: number; to: number; signal: AbortSignal }

/**
 * Requests part of a file and returns its stream. The signal also aborts reading the stream.
 * @throws Error if storage doesn't return that part
 */
export async function openFilePart(
  key: string,
  { from, to, signal }: FilePart,
): Promise<ReadableStream<Uint8Array>> {
  const response = await readFile(key, { range: `bytes=${from}-${to - 1}` }, signal)
  const { body, headers, statusCode } = response
  // A host that ignores the range sends the whole file, which is fine if that was requested.
  const isWanted = statusCode === 206 || (from === 0 && Number(headers['content-length']) === to)
  if (isWanted) return streamOf(body)
  body.destroy()
  throw new Error('storage returned another part of a file than requested')
}

/** Reads part of a file into memory. @throws Error if storage doesn't return that part */
export async function readFilePart(key: string, part: FilePart): Promise<Uint8Array> {
  return new Uint8Array(await new Response(await openFilePart(key, part)).arrayBuffer())
}

/** Long enough for the largest file on a slow connection, so that storage that stops sending doesn't block a job forever. */
const readTimeoutMs = 10 * 60_000

/** Used instead of Next's fetch, which tees every body and holds the unread half in memory until it's garbage-collected. */
const storage = new Agent().compose(interceptors.redirect({ maxRedirections: 3 }))

async function readFile(
  key: string,
  headers: Record<string, string> = {},
  signal?: AbortSignal,
): Promise<Dispatcher.ResponseData> {
  const response = await requestFile(key, headers, signal)
  const { statusCode, body } = response
  if (statusCode === 200 || statusCode === 206) return response
  await body.dump()
  throw new Error(`storage responded ${statusCode} for a file`)
}

async function requestFile(
  key: string,
  headers: Record<string, string>,
  signal: AbortSignal = AbortSignal.timeout(readTimeoutMs),
): Promise<Dispatcher.ResponseData> {
  return await request(await signFileUrl(key, ownReadSeconds), {
    dispatcher: storage,
    headers,
    signal: withDeadline(signal),
  })
}

function streamOf(body: Readable): ReadableStream<Uint8Array> {
  return Readable.toWeb(body) as ReadableStream<Uint8Array>
}
