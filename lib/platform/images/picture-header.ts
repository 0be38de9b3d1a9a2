import 'server-only'
import { fileTypeFromBuffer } from 'file-type'
import sharp, { type SharpOptions } from 'sharp'

/** No honest picture takes longer to turn into a small one. */
export const picturePatienceSeconds = 10

/** What a file is by its first bytes, never by its name; empty for what nobody knows. */
export async function typeOfContent(file: Uint8Array): Promise<string> {
  return (await fileTypeFromBuffer(file))?.mime ?? ''
}

/**
 * Reads the header of a picture alone: however large it says it is, nothing of it is decoded. Null when it is damaged.
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
