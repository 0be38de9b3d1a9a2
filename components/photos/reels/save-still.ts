import { photoAddress } from '@/components/photos/deliveries/photo-address'
import { openReelAction, recordSavedReelAction } from '@/lib/photos/reels/actions'
import { formatSizes, type ReelFormat, stillFileName } from '@/lib/photos/reels/rules/formats'
import { cropAt, noMove } from '@/lib/photos/reels/rules/move'
import type { ReelPhoto } from '@/lib/photos/reels/schema'
import { createPageContext, loadFonts } from './draw-text'
import { drawLabel } from './draw-titles'
import { loadPhoto } from './load-photo'
import { saveFile } from './save-file'

const quality = 0.92

type Still = { deliveryId: string; photoId: string; format: ReelFormat }

/**
 * Saves a photo cropped around its focal point as JPEG, with a label if it was altered.
 * @throws Error if the photo can't be loaded
 */
export async function saveStill({ deliveryId, photoId, format }: Still): Promise<void> {
  const result = await openReelAction({ deliveryId })
  const photo = result.ok && result.data.photos.find(({ id }) => id === photoId)
  if (!photo) throw new Error('the photo is gone')
  const picture = await drawStill(photo, format)
  saveFile(new File([picture], stillFileName(photo.name, format), { type: picture.type }))
  await recordSavedReelAction({ deliveryId, format, photoId }).catch(() => undefined)
}

async function drawStill({ id, version, focus, label }: ReelPhoto, format: ReelFormat): Promise<Blob> {
  const size = formatSizes[format]
  const bitmap = await loadPhoto(photoAddress(id, 'panorama', version), size)
  const context = createPageContext(size.width, size.height)
  context.imageSmoothingQuality = 'high'
  const { x, y, width, height } = cropAt(bitmap, size, focus, noMove, 0)
  context.drawImage(bitmap, x, y, width, height, 0, 0, size.width, size.height)
  bitmap.close()
  if (label) {
    await loadFonts(label)
    const drawn = drawLabel(label, format)
    context.drawImage(drawn.canvas, drawn.x, drawn.y)
  }
  return await new Promise((resolve, reject) => {
    const finish = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('the canvas is empty')))
    context.canvas.toBlob(finish, 'image/jpeg', quality)
  })
}
