import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { findPhotoFile } from '@/lib/photos/deliveries/queries/find-photo-file'
import type { RecordPhotoViewedInput } from '@/lib/photos/deliveries/schema/photos'
import { recordView } from './record-view'

/** Records that a client has opened a photo in the viewer. @throws NotFoundError if they may not see that variant */
export async function recordPhotoViewed(
  actor: Actor,
  { photoId, variant }: RecordPhotoViewedInput,
): Promise<void> {
  const { deliveryId } = await findPhotoFile(actor, { photoId, variant })
  // The variant isn't recorded: a photo seen as a preview and later unlocked counts once.
  await recordView(actor, deliveryId, { kind: 'VIEWED', details: { photoId } })
}
