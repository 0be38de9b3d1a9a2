import 'server-only'
import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { clientAddress } from '@/lib/auth/client-address'
import { openFile } from '@/lib/integrations/uploadthing'
import { findMailPicture, type MailPictureSource } from '@/lib/photos/deliveries/queries/find-mail-picture'
import type { MailPictureShape } from '@/lib/photos/deliveries/schema/mail-pictures'
import { BoundedCache } from '@/lib/platform/data/bounded-cache'

type Shape = { width: number; height: number; maxBytes: number }

/** In px, twice as large as they are shown, and small enough that an email's pictures have at most 200 KB. */
const shapes: Record<MailPictureShape, Shape> = {
  cover: { width: 1120, height: 630, maxBytes: 125_000 },
  row: { width: 392, height: 262, maxBytes: 25_000 },
}
/** JPEG qualities, tried in order until the picture is small enough. */
const qualities = [78, 68, 56, 44]

/** Mail clients ask again after an hour, so that a picture disappears soon after what it shows; no server in between stores it. */
const cacheControl = 'private, max-age=3600'

/**
 * Pictures are made on request, because most emails are opened once. JPEG, which every mail client shows. The few that are
 * opened again soon, such as by several programs of one reader, are cached.
 */
const made = new BoundedCache<Buffer>(8 * 1024 * 1024, ({ byteLength }) => byteLength)

/** Returns a picture of an email to anyone who has its address. @throws NotFoundError and AppError as findMailPicture does */
export async function serveMailPicture(token: string, request: Request): Promise<Response> {
  const source = await findMailPicture(token, clientAddress(request.headers))
  const version = versionOf(source)
  const headers = {
    etag: `"${version}"`,
    'cache-control': cacheControl,
    'content-type': 'image/jpeg',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, noimageindex',
  }
  const known = request.headers.get('if-none-match')
  if (known === '*' || known?.includes(headers.etag)) return new Response(null, { status: 304, headers })
  const bytes = new Uint8Array(await made.read(version, () => draw(source)))
  return new Response(bytes, { headers: { ...headers, 'content-length': String(bytes.byteLength) } })
}

/** Names what a picture shows, without naming the file in storage. */
function versionOf({ shape, ...source }: MailPictureSource): string {
  return `${createHash('sha256').update(JSON.stringify(source)).digest('hex').slice(0, 32)}-${shape}`
}

async function draw({ shape, ...source }: MailPictureSource): Promise<Buffer> {
  const { maxBytes, ...size } = shapes[shape]
  const picture =
    'key' in source
      ? sharp(await buffer(await openFile(source.key))).resize({ ...size, fit: 'cover' })
      : blur(source.miniature, size)
  for (const quality of qualities) {
    const bytes = await picture.clone().jpeg({ quality, mozjpeg: true }).toBuffer()
    if (bytes.byteLength <= maxBytes || quality === qualities.at(-1)) return bytes
  }
  throw new Error('there are no qualities')
}

/** Enlarges a miniature, whose pixels would show as squares. */
function blur(miniature: string, size: { width: number; height: number }) {
  return sharp(Buffer.from(miniature, 'base64'))
    .resize({ ...size, fit: 'cover' })
    .blur(size.width / 40)
}
