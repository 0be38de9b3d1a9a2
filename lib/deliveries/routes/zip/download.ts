import 'server-only'
import { openFilePart } from '@/lib/integrations/uploadthing'
import { wantedRange } from '@/lib/platform/byte-range'
import type { ZipEntry, ZipLayout } from './layout'
import { streamZip } from './stream-zip'

/** Everything about a download except the content of its files. */
export type Download = {
  fileName: string
  contentType: string
  /** Strong: the same tag, the same bytes. */
  etag: string
  entries: ZipEntry[]
  /** The storage key of each entry. */
  keys: string[]
  layout: ZipLayout
}

/** Returns the download of a single file, which is served like a ZIP. */
export function oneFile(file: {
  key: string
  name: string
  contentType: string
  sizeBytes: number
  crc32: number
}): Download {
  const { key, name, contentType, sizeBytes, crc32 } = file
  return {
    fileName: name,
    contentType,
    etag: `"${key}-${sizeBytes}-${crc32.toString(16)}"`,
    entries: [{ name, sizeBytes, crc32 }],
    keys: [key],
    layout: { length: sizeBytes, segments: [{ start: 0, length: sizeBytes, content: 0 }] },
  }
}

/**
 * Streams a download, whole or the requested byte range. Calls `onSaved` once the last byte has been read, except for
 * requests of the end alone.
 */
export function respondWithDownload(
  request: Request,
  download: Download,
  onSaved: () => void = () => undefined,
): Response {
  const { layout, entries, keys, etag } = download
  const range = wantedRange(request, etag, layout.length)
  const headers = headersOf(download)
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${layout.length}`)
    return new Response(null, { status: 416, headers })
  }
  const { from, to } = range ?? { from: 0, to: layout.length }
  headers.set('content-length', String(to - from))
  if (range) headers.set('content-range', `bytes ${from}-${to - 1}/${layout.length}`)
  const status = range ? 206 : 200
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const isSuffixRange = /^bytes=-/i.test(request.headers.get('range') ?? '')
  const body = streamZip(
    { entries, layout, openEntry: (entry, part) => openFilePart(keys[entry] ?? '', part) },
    { from, to },
    () => to === layout.length && !isSuffixRange && onSaved(),
  )
  return new Response(body, { status, headers })
}

function headersOf({ fileName, contentType, etag }: Download): Headers {
  return new Headers({
    'content-type': contentType,
    'content-disposition': attachment(fileName),
    'accept-ranges': 'bytes',
    etag,
    // Access is checked on every request, so proxies must not store or change the response.
    'cache-control': 'private, no-store, no-transform',
    'x-content-type-options': 'nosniff',
  })
}

/** RFC 6266: the full name encoded by RFC 5987, and an ASCII fallback for older clients. */
function attachment(fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const full = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`
}
