import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { unsentUploadsOf } from '@/lib/photos/deliveries/policy'
import { db } from '@/lib/platform/data/db'
import { NotFoundError } from '@/lib/platform/errors'

/**
 * Finds the thumbnail of one of the actor's unsent uploads.
 * @throws NotFoundError if the upload is gone, sent or someone else's, or has no thumbnail
 */
export async function findUploadThumbnail(actor: Actor, fileId: string): Promise<Uint8Array<ArrayBuffer>> {
  const thumbnail = await db().uploadThumbnail.findFirst({
    where: { fileId, file: unsentUploadsOf(actor) },
    select: { bytes: true },
  })
  if (!thumbnail) throw new NotFoundError('Photo not found')
  return thumbnail.bytes
}
