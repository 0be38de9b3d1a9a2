import 'server-only'
import { openFile, openFilePart } from '@/lib/integrations/uploadthing'
import { wantedRange } from '@/lib/platform/byte-range'

type StoredFile = { key: string; contentType: string; sizeBytes: number; isPublic: boolean }

const yearSeconds = 365 * 24 * 60 * 60

/**
 * Passes a stored file on as it comes from storage, or the part of it that was asked for. Its address never shows anything
 * else, so a public one is kept for a year by whoever has it; any other is kept by nobody.
 * @throws Error when storage does not answer
 */
export async function respondWithFile(request: Request, file: StoredFile): Promise<Response> {
  const { key, contentType, sizeBytes, isPublic } = file
  const etag = `"${key}"`
  const headers = new Headers({
    'content-type': contentType,
    'cache-control': isPublic ? `public, max-age=${yearSeconds}, immutable` : 'private, no-store',
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

function isKnown(request: Request, etag: string): boolean {
  const tags = (request.headers.get('if-none-match') ?? '').split(',').map((tag) => tag.trim())
  return tags.includes(etag) || tags.includes('*')
}
