import { logoBox } from '@/lib/studio/rules'

/** An action takes 1 MB with everything around the file. */
const maxBytes = 700 * 1024
/** More than is stored, so that the server still chooses the pixels. */
const side = logoBox.width * 2

/**
 * A picture light enough to be sent: as it is, or redrawn at the size of a logo. What the browser cannot read goes as
 * it is too, for the server to validate.
 */
export async function reduceForSending(file: File): Promise<Blob> {
  if (file.size <= maxBytes) return file
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return file.slice(0, maxBytes, file.type)
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? file), 'image/webp', 0.95))
}
