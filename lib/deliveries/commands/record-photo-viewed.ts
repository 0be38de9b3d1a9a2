import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { findPhotoFile } from '@/lib/deliveries/queries/find-photo-file'
import type { RecordPhotoViewedInput } from '@/lib/deliveries/schema'
import { recordView } from './record-view'

/** Records that a client looked at a photo in the viewer. @throws NotFoundError where they may not see it in that form */
export async function recordPhotoViewed(
  actor: Actor,
  { photoId, variant }: RecordPhotoViewedInput,
): Promise<void> {
  const { deliveryId } = await findPhotoFile(actor, { photoId, variant })
  // Seen as a preview and seen unlocked is the same photo: the form is no part of the record.
  await recordView(actor, deliveryId, { kind: 'VIEWED', details: { photoId } })
}
