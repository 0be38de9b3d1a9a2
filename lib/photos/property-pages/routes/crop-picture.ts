import 'server-only'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { openFile } from '@/lib/integrations/uploadthing'
import { BoundedCache } from '@/lib/platform/data/bounded-cache'

type Size = { width: number; height: number }

const maxCachedBytes = 8 * 1024 * 1024

/**
 * These pictures are made on request, because those of link previews, phones, agents, and flyers are few: one or two a
 * page.
 */
const made = new BoundedCache<Buffer>(maxCachedBytes, ({ byteLength }) => byteLength)

/** Returns a stored picture, cropped to a size in px, as JPEG without metadata. */
export function cropPicture(key: string, size: Size): Promise<Buffer> {
  return made.read(`${key} ${size.width} ${size.height}`, async () => {
    const picture = await openStored(key)
    return picture
      .resize({ ...size, fit: 'cover' })
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer()
  })
}

/** Returns a stored picture, at most this many px wide, as WebP without metadata. */
export function reducePicture(key: string, width: number): Promise<Buffer> {
  return made.read(`${key} ${width}`, async () => {
    const picture = await openStored(key)
    return picture.resize({ width, withoutEnlargement: true }).webp({ quality: 72, effort: 4 }).toBuffer()
  })
}

async function openStored(key: string) {
  return sharp(await buffer(await openFile(key))).rotate()
}
