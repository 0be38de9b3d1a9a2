import type { Size } from '@/lib/photos/reels/rules/formats'
import { maxZoom } from '@/lib/photos/reels/rules/move'
import { ReelError } from './reel-plan'

/**
 * Loads a photo, not much larger than the output shows it.
 * @throws ReelError if it can't be loaded
 */
export async function loadPhoto(src: string, output: Size): Promise<ImageBitmap> {
  const whole = await fetchPicture(src)
  const scale = Math.max(output.width / whole.width, output.height / whole.height) * maxZoom
  if (scale >= 1) return whole
  const reduced = await createImageBitmap(whole, {
    resizeWidth: Math.ceil(whole.width * scale),
    resizeHeight: Math.ceil(whole.height * scale),
    resizeQuality: 'high',
  })
  whole.close()
  return reduced
}

async function fetchPicture(src: string): Promise<ImageBitmap> {
  try {
    const response = await fetch(src)
    if (response.ok) return await createImageBitmap(await response.blob())
  } catch {
    // The connection is lost, or the picture is damaged.
  }
  throw new ReelError('loading')
}
