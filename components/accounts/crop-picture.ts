import { avatarSide } from '@/lib/accounts/rules'

/** A part of an image, in image pixels or percent. */
export type CropArea = { x: number; y: number; width: number; height: number }

const quality = 0.92

/**
 * Crops an image as the browser shows it, upright, and scales it to a photo's size, so that only this square is uploaded.
 * @param area in px
 * @throws Error when the image can't be read or drawn
 */
export async function cropPicture(url: string, area: CropArea): Promise<Blob> {
  const picture = new Image()
  picture.src = url
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = avatarSide
  canvas.height = avatarSide
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no 2d canvas context')
  // JPEG has no transparency; without a background, transparent pixels would turn black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, avatarSide, avatarSide)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, avatarSide, avatarSide)
  return new Promise((resolve, reject) => {
    const finish = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('the canvas could not be encoded'))
    canvas.toBlob(finish, 'image/jpeg', quality)
  })
}
