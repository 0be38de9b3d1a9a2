import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { PhotoVariant } from '@/lib/deliveries/schema'
import { signFileUrl } from '@/lib/integrations/uploadthing'
import { findPhotoFile } from './find-photo-file'

/** How long the address of a photo can be used by whoever holds it. */
const linkSeconds = 3600

/**
 * A signed address of one form of a photo, good for an hour.
 * @throws NotFound alike for a photo that is not there, not the actor's, locked, expired, or not made yet
 */
export async function signPhoto(
  actor: Actor,
  wanted: { photoId: string; variant: PhotoVariant },
): Promise<string> {
  return signPhotoFile(await findPhotoFile(actor, wanted))
}

/** The same for a file that was found already. */
export function signPhotoFile({ key }: { key: string }): Promise<string> {
  return signFileUrl(key, linkSeconds)
}
