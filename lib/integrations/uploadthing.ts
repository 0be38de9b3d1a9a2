import 'server-only'
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32 } from 'node:zlib'
import { Agent, type Dispatcher, interceptors, request } from 'undici'
import { createRouteHandler, createUploadthing, type FileRouter } from 'uploadthing/next'
import { UploadThingError, UTApi, UTFile } from 'uploadthing/server'
import { assertInTime, withDeadline } from '@/lib/platform/deadline'
import { env } from '@/lib/platform/env'

/** The provider names a file by a short hash; a fresh try draws another name. */
const maxKeyAttempts = 3
/** Long enough to read one file from storage, short enough to be worthless afterwards. */
const ownReadSeconds = 600
const filesPerPage = 500

let client: UTApi | undefined

function fileStore(): UTApi {
  if (!client) silenceOwnDeprecations()
  const {
    UPLOADTHING_TOKEN,
    UPLOADTHING_API_URL,
    UPLOADTHING_INGEST_URL,
    UPLOADTHING_UFS_HOST,
    UPLOADTHING_UFS_APP_ID_LOCATION,
  } = env()
  client ??= new UTApi({
    token: UPLOADTHING_TOKEN,
    logLevel: 'Error',
    logFormat: 'json',
    ...(UPLOADTHING_API_URL && { apiUrl: UPLOADTHING_API_URL }),
    ...(UPLOADTHING_INGEST_URL && { ingestUrl: UPLOADTHING_INGEST_URL }),
    ...(UPLOADTHING_UFS_HOST && { ufsHost: UPLOADTHING_UFS_HOST }),
    ...(UPLOADTHING_UFS_APP_ID_LOCATION && { ufsAppIdLocation: UPLOADTHING_UFS_APP_ID_LOCATION }),
  })
  return client
}

/** Begins a file route: what browsers may send straight to storage, and what becomes of it. */
export const fileRoute = createUploadthing()
export type FileRoutes = FileRouter

/** The SDK reads fields of its own that it has deprecated, and warns of that twice per stored file. */
function silenceOwnDeprecations(): void {
  // biome-ignore lint/suspicious/noConsole: it is the SDK that writes there
  const warn = console.warn
  console.warn = (...words: unknown[]) => {
    if (!String(words[0]).includes('[uploadthing][deprecated]')) warn(...words)
  }
}

/**
 * The handler of the browser's uploads and of the provider's signed callbacks, for one set of file routes.
 * Below level `Error` the SDK would log presigned addresses, which are secrets while they live.
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
  // The SDK reads nothing that only Next's own request has.
  return POST as (request: Request) => Promise<Response>
}

/** What a file route's middleware throws to refuse an upload with a sentence the browser shows. */
export function uploadError(code: 'BAD_REQUEST' | 'FORBIDDEN', message: string): UploadThingError {
  return new UploadThingError({ code, message })
}

/** An address at which a private file can be read for so many seconds by whoever holds it. */
export async function signFileUrl(key: string, seconds: number): Promise<string> {
  const { ufsUrl } = await fileStore().generateSignedURL(key, { expiresIn: seconds })
  return ufsUrl
}

/**
 * Stores bytes as a private file and answers its key. A browser shows it, unless it is stored for download.
 * @throws Error when storage did not take it
 */
export async function storePrivateFile(file: {
  name: string
  contentType: string
  bytes: Uint8Array<ArrayBuffer>
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
  throw new Error(`storage did not take a file: ${reason}`)
}

/** Removes files from storage; keys it does not know are no error. */
export async function removeFiles(keys: string[]): Promise<void> {
  if (keys.length > 0) await fileStore().deleteFiles(keys)
}

/** A file as storage lists it. */
export type ListedFile = { key: string; uploadedAt: Date }

/** Lists every file in storage, page by page. What changes meanwhile may be missing or come twice. */
export async function* listFiles(): AsyncGenerator<ListedFile[]> {
  for (let offset = 0, hasMore = true; hasMore; ) {
    const page = await fileStore().listFiles({ limit: filesPerPage, offset })
    yield page.files.map(({ key, uploadedAt }) => ({ key, uploadedAt: new Date(uploadedAt) }))
    offset += page.files.length
    hasMore = page.hasMore && page.files.length > 0
  }
}

/** Whether storage still has a file. @throws Error when storage doesn't say */
export async function isFileStored(key: string): Promise<boolean> {
  const { statusCode, body } = await requestFile(key, { range: 'bytes=0-0' })
  await body.dump()
  if (statusCode === 404) return false
  // 416: an empty file has no first byte.
  if ([200, 206, 416].includes(statusCode)) return true
  throw new Error(`storage answered ${statusCode} for a file`)
}

/** The first bytes of a file, at most so many. @throws Error when it cannot be read. */
export async function readFileHead(key: string, bytes: number): Promise<Uint8Array> {
  const { body } = await readFile(key, { range: `bytes=0-${bytes - 1}` })
  const parts: Uint8Array[] = []
  let length = 0
  // A host that ignores the range would send the whole file: stop when there is enough.
  for await (const part of body) {
    parts.push(part)
    length += part.byteLength
    if (length > bytes) break
  }
  return Buffer.concat(parts).subarray(0, bytes)
}

/** What a whole file turned out to be: its bytes, and its checksum as ZIP counts it. */
export type SavedFile = { sizeBytes: number; crc32: number }

/** Streams a file to disk; memory stays flat whatever its size. @throws Error when it cannot be read whole. */
export async function saveFile(key: string, path: string): Promise<SavedFile> {
  const { body } = await readFile(key)
  const saved: SavedFile = { sizeBytes: 0, crc32: 0 }
  async function* count(parts: AsyncIterable<Uint8Array>) {
    for await (const part of parts) {
      saved.sizeBytes += part.byteLength
      saved.crc32 = crc32(part, saved.crc32)
      yield part
    }
  }
  await pipeline(body, count, createWriteStream(path))
  return saved
}

/** The content of a file, to be passed on as it comes. @throws Error when it cannot be read. */
export async function openFile(key: string): Promise<ReadableStream<Uint8Array>> {
  const { body } = await readFile(key)
  return streamOf(body)
}

/** A stretch of a file, `to` not included. */
export type FilePart = { from: number; to: number; signal: AbortSignal }

/**
 * Part of a file, asked for at once and passed on as it comes. The signal ends it, also while it is being read.
 * @throws Error when storage does not answer with that part
 */
export async function openFilePart(
  key: string,
  { from, to, signal }: FilePart,
): Promise<ReadableStream<Uint8Array>> {
  const response = await readFile(key, { range: `bytes=${from}-${to - 1}` }, signal)
  const { body, headers, statusCode } = response
  // A host that ignores the range sends the whole file, which will do when that was wanted.
  const isWanted = statusCode === 206 || (from === 0 && Number(headers['content-length']) === to)
  if (isWanted) return streamOf(body)
  body.destroy()
  throw new Error('storage did not keep to the part of a file that was asked for')
}

/** A stretch of a file in memory. @throws Error when storage does not answer with that part */
export async function readFilePart(key: string, part: FilePart): Promise<Uint8Array> {
  return new Uint8Array(await new Response(await openFilePart(key, part)).arrayBuffer())
}

/** For the largest file on a slow line; a storage that falls silent must not keep a job for ever. */
const readTimeoutMs = 10 * 60_000

/** The framework's own fetch splits every body in two and keeps the half nobody reads until garbage is collected. */
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
  throw new Error(`storage answered ${statusCode} for a file`)
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
