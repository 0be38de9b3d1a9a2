import 'server-only'
import { isAcceptedType, isRawType } from '@/lib/photos/deliveries/rules/files'
import { tooLargeText } from '@/lib/photos/deliveries/words/deliveries'
import { limitConcurrency } from '@/lib/platform/data/concurrency'
import { detectType } from '@/lib/platform/images/detect-type'
import { openPixels } from '@/lib/platform/images/pixels'
import { readPicture } from '@/lib/platform/images/read-picture'
import { DamagedPicture, UnreadablePicture } from '@/lib/platform/images/unreadable-picture'

/** Sharp enough for a preview's tile; rows of the upload list show it smaller. */
const thumbnailSide = 480

export type Inspection =
  | { result: 'accepted'; contentType: string; thumbnail: Buffer<ArrayBuffer> | null }
  | { result: 'not-a-photo' | 'damaged' }

/** Limits memory use: uploads arrive in bursts. */
const twoAtATime = limitConcurrency(2)

/**
 * Decides by its content whether a file can be delivered as a photo: its type is accepted and all its pixels can be decoded.
 * A raw file, or a photo too large to display, is accepted without a thumbnail.
 */
export function inspectOriginal(path: string): Promise<Inspection> {
  return twoAtATime(async () => {
    const contentType = await detectType(path)
    if (!contentType || !isAcceptedType(contentType)) return { result: 'not-a-photo' }
    if (isRawType(contentType)) return { result: 'accepted', contentType, thumbnail: null }
    try {
      const { pixels } = await readPicture(path, thumbnailSide, tooLargeText, contentType)
      const thumbnail = await openPixels(pixels).webp({ quality: 70, effort: 2 }).toBuffer()
      return { result: 'accepted', contentType, thumbnail }
    } catch (error) {
      if (error instanceof DamagedPicture) return { result: 'damaged' }
      if (error instanceof UnreadablePicture) return { result: 'accepted', contentType, thumbnail: null }
      throw error
    }
  })
}
