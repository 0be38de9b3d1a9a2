import 'server-only'
import type { Sharp } from 'sharp'
import { measurePicture, openPicture } from '@/lib/platform/images/open-picture'

/** More than any camera produces. */
const maxPixels = 120_000_000
const thumbnailSide = 640

const writers: Record<string, (picture: Sharp) => Sharp> = {
  'image/jpeg': (picture) => picture.jpeg({ quality: 92, mozjpeg: true }),
  'image/png': (picture) => picture.png(),
  'image/webp': (picture) => picture.webp({ quality: 92 }),
}

/**
 * Renders a picture in its own format, upright, in sRGB, without metadata.
 * Returns null when it can't be read or its format can't be written.
 */
export async function cleanPicture(
  file: Uint8Array,
  contentType: string,
): Promise<Buffer<ArrayBuffer> | null> {
  const write = writers[contentType]
  return write ? render(file, write) : null
}

/**
 * Renders a WebP thumbnail of at most 640 px a side, without metadata. `width` and `height` are the picture's own.
 * Returns null when the picture can't be read.
 */
export async function renderThumbnail(
  file: Uint8Array,
): Promise<{ bytes: Buffer<ArrayBuffer>; width: number; height: number } | null> {
  const bytes = await render(file, (picture) =>
    picture
      .resize(thumbnailSide, thumbnailSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 }),
  )
  const size = await measurePicture(file)
  return bytes && size && { bytes, ...size }
}

async function render(
  file: Uint8Array,
  finish: (picture: Sharp) => Sharp,
): Promise<Buffer<ArrayBuffer> | null> {
  try {
    return await finish(openPicture(file, { maxPixels })).toBuffer()
  } catch {
    return null
  }
}
