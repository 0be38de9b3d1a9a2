import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { type Context, Hono } from 'hono'
import { sandboxKeys } from '@/sandbox/keys'
import { verifySignedUrl } from '@/sandbox/uploadthing/signature'
import { chunkBytes, type StoredFile, type StoredFiles } from '@/sandbox/uploadthing/stored-files'

/** Serves files at `{sandbox}/a/{appId}/{key}`, the URL the SDK builds with the app id in the path. */
export function createFileHost({ sandboxUrl, files }: { sandboxUrl: string; files: StoredFiles }) {
  const routes = new Hono()

  /** Serves GET and HEAD with ranges. A private file requires an unexpired URL signed with the API key. */
  routes.get(`/a/${sandboxKeys.uploadthing.appId}/:key`, (context) => {
    context.header('access-control-allow-origin', '*')
    context.header('cross-origin-resource-policy', 'cross-origin')
    context.header('x-content-type-options', 'nosniff')
    const file = files.records.get(context.req.param('key'))
    if (file?.acl !== 'public-read') {
      const signed = verifySignedUrl(context.req.url, sandboxUrl)
      if (!signed.ok) return context.json({ error: signed.reason }, 403)
    }
    if (file?.status !== 'complete') return context.json({ error: 'File not found' }, 404)
    return serve(context, file)
  })

  function serve(context: Context, file: StoredFile) {
    const etag = `"${file.hash}"`
    context.header('etag', etag)
    context.header('accept-ranges', 'bytes')
    context.header(
      'cache-control',
      file.acl === 'private' ? 'private, no-cache' : 'public, max-age=31536000, immutable',
    )
    if (matches(context.req.header('if-none-match'), etag)) return context.body(null, 304)

    const condition = context.req.header('if-range')
    const isRangeWanted = condition === undefined || condition === etag
    const range = isRangeWanted ? parseRange(context.req.header('range'), file.size) : undefined
    if (range === 'unsatisfiable') {
      context.header('content-range', `bytes */${file.size}`)
      return context.body(null, 416)
    }
    const { start, end } = range ?? { start: 0, end: file.size - 1 }
    if (range) context.header('content-range', `bytes ${start}-${end}/${file.size}`)
    context.header('content-length', String(end - start + 1))
    context.header('content-type', file.type || 'application/octet-stream')
    context.header('content-disposition', dispositionOf(file))
    const status = range ? 206 : 200
    if (context.req.method === 'HEAD' || file.size === 0) return context.body(null, status)
    const bytes = createReadStream(files.contentPath(file.id), { start, end, highWaterMark: chunkBytes })
    return context.body(Readable.toWeb(bytes) as ReadableStream, status)
  }

  return routes
}

/** Parses a single byte range (RFC 9110). Returns undefined, which means the whole file, for none or several. */
function parseRange(header: string | undefined, size: number) {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return undefined
  const first = match[1] ? Number(match[1]) : Math.max(0, size - Number(match[2]))
  const last = match[1] && match[2] ? Math.min(Number(match[2]), size - 1) : size - 1
  if (match[2] && match[1] && Number(match[2]) < first) return undefined
  return first > last ? 'unsatisfiable' : { start: first, end: last }
}

function matches(header: string | undefined, etag: string) {
  return header?.split(',').some((value) => ['*', etag].includes(value.trim().replace(/^W\//, ''))) ?? false
}

/** RFC 6266: an ASCII name for old clients, the full name in UTF-8 for the others. */
function dispositionOf({ contentDisposition, name }: StoredFile) {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16)}`)
  return `${contentDisposition}; filename="${plain}"; filename*=UTF-8''${encoded}`
}
