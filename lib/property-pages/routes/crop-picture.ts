import 'server-only'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { openFile } from '@/lib/integrations/uploadthing'
import { BoundedCache } from '@/lib/platform/bounded-cache'

type Size = { width: number; height: number }

const maxCachedBytes = 8 * 1024 * 1024

/** Crops are made on request, because link previews, agents' photos, and flyers are few. */
const crops = new BoundedCache<Buffer>(maxCachedBytes, ({ byteLength }) => byteLength)

/** Returns a stored picture, cropped to a size in px, as JPEG without metadata. */
export function cropPicture(key: string, size: Size): Promise<Buffer> {
  return crops.read(`${key} ${size.width} ${size.height}`, () => crop(key, size))
}

async function crop(key: string, size: Size): Promise<Buffer> {
  const stored = await buffer(await openFile(key))
  return sharp(stored)
    .rotate()
    .resize({ ...size, fit: 'cover' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
}
