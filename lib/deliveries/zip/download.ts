import 'server-only'
import { openFilePart } from '@/lib/integrations/uploadthing'
import { wantedRange } from '@/lib/platform/byte-range'
import type { ZipEntry, ZipLayout } from './layout'
import { streamZip } from './stream-zip'

/** Everything of a body to be saved but the content of its files. */
export type Download = {
  fileName: string
  contentType: string
  /** Strong: the same tag, the same bytes. */
  etag: string
  entries: ZipEntry[]
  /** Where storage has each entry. */
  keys: string[]
  layout: ZipLayout
}

/** One file as it is, to be sent the same way as a ZIP. */
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
 * Sends a download, whole or from the byte a browser resumes at. `onSaved` is called once the reader has been handed the
 * last byte of it; not for a reader that looks at the end alone.
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
    // The right to it is checked at every request; a proxy must neither keep nor change a byte.
    'cache-control': 'private, no-store, no-transform',
    'x-content-type-options': 'nosniff',
  })
}

/** RFC 6266: the name in full as RFC 5987 has it, and in plain characters for who does not know that. */
function attachment(fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const full = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`
}
