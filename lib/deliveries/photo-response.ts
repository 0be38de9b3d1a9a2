import { zipLimit } from './rate-limits'
import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { NotFoundError } from '@/lib/platform/errors'
import { log } from '@/lib/platform/log'
import { consumeAttempt } from '@/lib/platform/rate-limit'
import { queueMeasureOriginals } from './commands/queue-measure-originals'
import { type DownloadDetails, recordView } from './commands/record-view'
import { findPhotoFile } from './queries/find-photo-file'
import { findZip } from './queries/find-zip'
import { signPhotoFile } from './queries/sign-photo'
import type { PhotoVariant } from './schema'
import { oneFile, respondWithDownload } from './zip/download'
import type { ZipRequest } from './zip/schema'

const waitSeconds = 30

/**
 * Sends the browser on to a signed address of a photo, or hands it a size made for saving.
 * @throws NotFoundError as findPhotoFile does
 */
export async function servePhoto(
  actor: Actor,
  wanted: { photoId: string; variant: PhotoVariant },
  request: Request,
): Promise<Response> {
  const { photoId, variant } = wanted
  const { deliveryId, photoName, crc32, ...file } = await findPhotoFile(actor, wanted)
  const recordSavedPhoto = () =>
    recordDownload(actor, deliveryId, { what: 'photo', size: variant, photoId, name: photoName })
  if (variant === 'mls' || variant === 'print') {
    if (crc32 === null) throw new NotFoundError('Photo not found')
    return respondWithDownload(request, oneFile({ ...file, crc32 }), recordSavedPhoto)
  }
  const location = await signPhotoFile(file)
  if (variant === 'original' && request.method === 'GET') recordSavedPhoto()
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'private, no-store' } })
}

/**
 * Sends several photos of a delivery as one ZIP, whole or from the byte the browser resumes at.
 * @throws NotFoundError and AppError as findZip does
 */
export async function serveZip(actor: Actor, zipRequest: ZipRequest, request: Request): Promise<Response> {
  await consumeAttempt(zipLimit, actor.profileId)
  const zip = await findZip(actor, zipRequest)
  if (!zip) {
    await queueMeasureOriginals(zipRequest.deliveryId)
    const message = 'Some of these photos are still being prepared. Please try again in half a minute.'
    return Response.json(
      { code: 'conflict', message },
      { status: 409, headers: { 'retry-after': String(waitSeconds), 'cache-control': 'no-store' } },
    )
  }
  return respondWithDownload(request, zip, () =>
    recordDownload(actor, zipRequest.deliveryId, {
      what: 'zip',
      size: zipRequest.size,
      photos: zip.entries.length,
      bytes: zip.layout.length,
    }),
  )
}

/** What the studio would like to know keeps nothing from the client: the answer goes on meanwhile, whatever happens. */
function recordDownload(actor: Actor, deliveryId: string, details: DownloadDetails): void {
  recordView(actor, deliveryId, { kind: 'DOWNLOADED', details }).catch((error: unknown) => {
    log().error({ deliveryId, error: String(error) }, 'a download was not recorded')
  })
}
