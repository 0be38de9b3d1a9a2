import 'server-only'
import { openFile, openFilePart } from '@/lib/integrations/uploadthing'
import { wantedRange } from '@/lib/platform/web/byte-range'

type StoredFile = { key: string; contentType: string; sizeBytes: number } & Caching

/** `cacheControl` is for files that may be withdrawn. */
type Caching = { isPublic: boolean } | { cacheControl: string }

const yearSeconds = 365 * 24 * 60 * 60

/**
 * Streams a stored file, or the requested range of it. The file at an address never changes, so public files are cached
 * for a year; others are never cached, unless the file says otherwise.
 * @throws Error when storage doesn't respond
 */
export async function respondWithFile(request: Request, file: StoredFile): Promise<Response> {
  const { key, contentType, sizeBytes } = file
  const etag = `"${key}"`
  const headers = new Headers({
    'content-type': contentType,
    'cache-control': cacheControlOf(file),
    'accept-ranges': 'bytes',
    etag,
  })
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers })

  const range = wantedRange(request, etag, sizeBytes)
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${sizeBytes}`)
    headers.set('cache-control', 'no-store')
    return new Response(null, { status: 416, headers })
  }
  const { from, to } = range ?? { from: 0, to: sizeBytes }
  headers.set('content-length', String(to - from))
  if (range) headers.set('content-range', `bytes ${from}-${to - 1}/${sizeBytes}`)
  const status = range ? 206 : 200
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const body = range ? await openFilePart(key, { from, to, signal: request.signal }) : await openFile(key)
  return new Response(body, { status, headers })
}

function cacheControlOf(caching: Caching): string {
  if ('cacheControl' in caching) return caching.cacheControl
  return caching.isPublic ? `public, max-age=${yearSeconds}, immutable` : 'private, no-store'
}

function isKnown(request: Request, etag: string): boolean {
  const tags = (request.headers.get('if-none-match') ?? '').split(',').map((tag) => tag.trim())
  return tags.includes(etag) || tags.includes('*')
}
