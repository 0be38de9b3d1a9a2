import 'server-only'
import { fileTypeFromBuffer } from 'file-type'
import sharp, { type SharpOptions } from 'sharp'

/** Longer than processing any ordinary picture takes. */
export const picturePatienceSeconds = 10

/** Returns a file's type, detected from its first bytes, not its name; empty if unknown. */
export async function typeOfContent(file: Uint8Array): Promise<string> {
  return (await fileTypeFromBuffer(file))?.mime ?? ''
}

/**
 * Reads only a picture's header, without decoding any of it. Null if it's damaged.
 */
export async function measurePicture(
  file: Uint8Array,
  options: SharpOptions = {},
): Promise<{ width: number; height: number } | null> {
  try {
    const { width, height } = await sharp(file, { limitInputPixels: false, pages: 1, ...options }).metadata()
    return { width, height }
  } catch {
    return null
  }
}
