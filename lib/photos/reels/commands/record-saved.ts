import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { recordDownload } from '@/lib/photos/deliveries/operations/record-download'
import { findReelSource } from '@/lib/photos/reels/queries/find-reel-source'
import { reelFileName } from '@/lib/photos/reels/rules/formats'
import type { SavedReel } from '@/lib/photos/reels/schema'
import { NotFoundError } from '@/lib/platform/errors'

/**
 * Records in the background that a client saved a reel or a still, as a download. Views of the studio aren't recorded.
 * @throws NotFoundError if the actor can't make a reel of the delivery, or the photo isn't one of its photos
 */
export async function recordSaved(actor: Actor, { deliveryId, format, photoId }: SavedReel): Promise<void> {
  const source = await findReelSource(actor, deliveryId)
  if (!source) throw new NotFoundError('Delivery not found')
  if (!photoId) {
    recordDownload(actor, deliveryId, { what: 'file', name: reelFileName(source.street, format) })
    return
  }
  const photo = source.photos.find(({ id }) => id === photoId)
  if (!photo) throw new NotFoundError('Photo not found')
  recordDownload(actor, deliveryId, { what: 'photo', size: format, photoId, name: photo.name })
}
