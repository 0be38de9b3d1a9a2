import { drawPicture } from '@/components/uploads/draw-picture'
import { avatarSide } from '@/lib/people/accounts/rules'

/** A part of an image, in image pixels or percent. */
export type CropArea = { x: number; y: number; width: number; height: number }

/**
 * Crops an image as the browser shows it, upright, and scales it to a photo's size, so that only this square is uploaded.
 * @param area in px
 * @throws Error when the image can't be read or drawn
 */
export async function cropPicture(url: string, area: CropArea): Promise<Blob> {
  const picture = new Image()
  picture.src = url
  await picture.decode()
  const encoding = { width: avatarSide, height: avatarSide, type: 'image/jpeg', quality: 0.92 } as const
  return drawPicture(picture, area, encoding)
}
