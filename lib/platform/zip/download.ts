import 'server-only'
import { createHash } from 'node:crypto'
import type { CalendarDate, WallTime } from '@/lib/platform/time/calendar-date'
import { wantedRange } from '@/lib/platform/web/byte-range'
import { layOutZip, type ZipEntry, type ZipLayout } from './layout'
import { type OpenEntry, streamZip } from './stream-zip'

/** The content of an entry: its bytes, or the storage key of its file. */
type Content = Uint8Array<ArrayBuffer> | string

/** A file to put into a ZIP. */
export type ZipFile = ZipEntry & { content: Content }

/** Everything about a download except the content of its stored files. */
export type Download = {
  fileName: string
  contentType: string
  /** Strong: the same tag, the same bytes. */
  etag: string
  entries: ZipFile[]
  layout: ZipLayout
}

/** Returns the download of these files as a ZIP. The same files and time always result in the same bytes. */
export function zipOf(
  fileName: string,
  entries: ZipFile[],
  modified: { date: CalendarDate; time: WallTime },
): Download {
  const layout = layOutZip(entries, modified)
  return { fileName, contentType: 'application/zip', etag: tagOf(layout, entries), entries, layout }
}

/** Hashes everything that determines the bytes: the headers, with names, sizes and checksums, and every content or its key. */
function tagOf(layout: ZipLayout, entries: readonly ZipFile[]): string {
  const hash = createHash('sha256')
  for (const { content } of layout.segments) if (typeof content !== 'number') hash.update(content)
  for (const { content } of entries) hash.update(content).update('\n')
  return `"${hash.digest('base64url').slice(0, 32)}"`
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
    entries: [{ name, sizeBytes, crc32, content: key }],
    layout: { length: sizeBytes, segments: [{ start: 0, length: sizeBytes, content: 0 }] },
  }
}

/**
 * Streams a download, whole or the requested byte range. Calls `onSaved` once the last byte has been read, except for
 * requests of the end alone.
 * @param openFile opens a part of the stored file with this key
 */
export function respondWithDownload(
  request: Request,
  download: Download,
  openFile: (key: string, part: Parameters<OpenEntry>[1]) => ReturnType<OpenEntry>,
  onSaved: () => void = () => undefined,
): Response {
  const { layout, entries, etag } = download
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
  const openEntry: OpenEntry = async (entry, part) => {
    const content = entries[entry]?.content ?? ''
    if (typeof content === 'string') return openFile(content, part)
    return new Blob([content.subarray(part.from, part.to)]).stream()
  }
  const body = streamZip(
    { entries, layout, openEntry },
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
