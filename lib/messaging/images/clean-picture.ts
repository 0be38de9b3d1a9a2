import 'server-only'
import sharp, { type Sharp } from 'sharp'

/** More than any camera makes. */
const maxPixels = 120_000_000
const patienceSeconds = 20
const thumbnailSide = 640

const writers: Record<string, (picture: Sharp) => Sharp> = {
  'image/jpeg': (picture) => picture.jpeg({ quality: 92, mozjpeg: true }),
  'image/png': (picture) => picture.png(),
  'image/webp': (picture) => picture.webp({ quality: 92 }),
}

/**
 * The picture again in its own format, upright, in sRGB, without a word about camera, place or person.
 * Null when it cannot be read, or is no kind of picture that can be written again.
 */
export async function cleanPicture(
  file: Uint8Array,
  contentType: string,
): Promise<Buffer<ArrayBuffer> | null> {
  const write = writers[contentType]
  return write ? render(file, write) : null
}

/** At most 640 pixels a side, as WebP, without metadata; null when the picture cannot be read. */
export async function renderThumbnail(
  file: Uint8Array,
): Promise<{ bytes: Buffer<ArrayBuffer>; width: number; height: number } | null> {
  const bytes = await render(file, (picture) =>
    picture
      .resize(thumbnailSide, thumbnailSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 }),
  )
  if (!bytes) return null
  const { width, height } = await sharp(file, { limitInputPixels: maxPixels }).metadata()
  return { bytes, width, height }
}

async function render(
  file: Uint8Array,
  finish: (picture: Sharp) => Sharp,
): Promise<Buffer<ArrayBuffer> | null> {
  try {
    const picture = sharp(file, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
    return await finish(picture.autoOrient().toColourspace('srgb'))
      .timeout({ seconds: patienceSeconds })
      .toBuffer()
  } catch {
    return null
  }
}
