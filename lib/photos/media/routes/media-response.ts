import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { respondWithCaptions } from '@/lib/entry/captions-response'
import { respondWithFile } from '@/lib/entry/file-response'
import { signFileUrl } from '@/lib/integrations/uploadthing'
import { recordDownload } from '@/lib/photos/deliveries/operations/record-download'
import { findCaptions } from '@/lib/photos/media/queries/find-captions'
import { findMediaFile } from '@/lib/photos/media/queries/find-media-file'
import type { MediaVariant } from '@/lib/photos/media/schema'

/** How long anyone with the signed URL of a download can use it: long enough to resume 20 GB. */
const linkSeconds = 24 * 60 * 60

/**
 * Streams a film, its still, or the requested range of them; redirects to a signed URL of the file as it was delivered.
 * Returns a film's captions whole.
 * @throws NotFoundError as findMediaFile and findCaptions do
 */
export async function serveMedia(
  actor: Actor,
  { mediaId, variant }: { mediaId: string; variant: MediaVariant },
  request: Request,
): Promise<Response> {
  if (variant === 'captions')
    return respondWithCaptions(await findCaptions(actor, mediaId), 'private, no-store')
  const { deliveryId, name, ...file } = await findMediaFile(actor, { mediaId, variant })
  if (variant !== 'original') return respondWithFile(request, { ...file, isPublic: false })
  const location = await signFileUrl(file.key, linkSeconds)
  if (request.method === 'GET') recordDownload(actor, deliveryId, { what: 'file', name })
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'private, no-store' } })
}
