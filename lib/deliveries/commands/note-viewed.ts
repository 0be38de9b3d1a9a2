import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { findPhotoFile } from '@/lib/deliveries/queries/find-photo-file'
import { noteLook } from './note-look'

/** Notes that a client looked at a photo in the viewer. @throws NotFound for one they may not see there */
export async function noteViewed(actor: Actor, photoId: string): Promise<void> {
  const { deliveryId } = await findPhotoFile(actor, { photoId, variant: 'screen' })
  await noteLook(actor, deliveryId, { kind: 'VIEWED', details: { photoId } })
}
