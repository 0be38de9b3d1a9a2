import { avatarSide } from '@/lib/accounts/rules'

/** A part of a picture, in its own pixels. */
export type CropArea = { x: number; y: number; width: number; height: number }

const quality = 0.92

/**
 * Cuts an area out of a picture, upright as the browser shows it, and scales it to the side of a photo.
 * Only this square leaves the browser. @throws Error when the picture cannot be read or drawn
 */
export async function cropPicture(url: string, area: CropArea): Promise<Blob> {
  const picture = new Image()
  picture.src = url
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = avatarSide
  canvas.height = avatarSide
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('the browser gave no canvas')
  // JPEG knows no transparency; without this it would turn black.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, avatarSide, avatarSide)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, avatarSide, avatarSide)
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('the browser made no picture'))
    canvas.toBlob(take, 'image/jpeg', quality)
  })
}
