import 'server-only'
import sharp, { type Sharp, type SharpOptions } from 'sharp'

/** Longer than processing any ordinary picture takes. */
const timeoutSeconds = 20

/** Opens a picture in memory: its first frame, upright and in sRGB. Reading it fails if it's damaged or too large. */
export function openPicture(
  file: Uint8Array,
  { maxPixels, ...options }: SharpOptions & { maxPixels: number },
): Sharp {
  return sharp(file, { limitInputPixels: maxPixels, failOn: 'error', pages: 1, ...options })
    .autoOrient()
    .toColourspace('srgb')
    .timeout({ seconds: timeoutSeconds })
}

/** Reads only a picture's header, without decoding any of it. Returns null if it's damaged. */
export async function measurePicture(file: Uint8Array): Promise<{ width: number; height: number } | null> {
  try {
    const { width, height } = await sharp(file, { limitInputPixels: false, pages: 1 }).metadata()
    return { width, height }
  } catch {
    return null
  }
}
