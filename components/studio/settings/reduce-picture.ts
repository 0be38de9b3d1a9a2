import { drawReduced } from '@/components/uploads/draw-picture'
import { logoBox } from '@/lib/studio/settings/rules/logo'

/** Below Next's limit of 1 MB for an action's body. */
const maxBytes = 700 * 1024
/** Larger than the stored logo, so that the server does the final scaling. */
const maxSidePx = logoBox.width * 2

/**
 * Returns the image, scaled down if it is too large to send. If the browser can't decode it, returns its beginning for
 * the server to reject.
 */
export async function reduceForSending(file: File): Promise<Blob> {
  if (file.size <= maxBytes) return file
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return file.slice(0, maxBytes, file.type)
  const encoding = { side: maxSidePx, type: 'image/webp', quality: 0.95 } as const
  return drawReduced(picture, picture, encoding)
    .catch(() => file)
    .finally(() => picture.close())
}
