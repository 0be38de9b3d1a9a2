import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { respondWithFile } from '@/lib/entry/file-response'
import { openFilePart } from '@/lib/integrations/uploadthing'
import { zipLimit } from '@/lib/photos/deliveries/limits'
import { queueMeasureOriginals } from '@/lib/photos/deliveries/operations/queue-measure-originals'
import { recordDownload } from '@/lib/photos/deliveries/operations/record-download'
import { findPhotoFile } from '@/lib/photos/deliveries/queries/find-photo-file'
import { findZip } from '@/lib/photos/deliveries/queries/find-zip'
import { signPhotoFile } from '@/lib/photos/deliveries/queries/sign-photo-file'
import type { PhotoVariant } from '@/lib/photos/deliveries/schema/photos'
import type { ZipRequest } from '@/lib/photos/deliveries/schema/zip'
import { NotFoundError } from '@/lib/platform/errors'
import { consumeAttempt } from '@/lib/platform/web/rate-limit'
import { oneFile, respondWithDownload } from '@/lib/platform/zip/download'

const waitSeconds = 30

/**
 * Redirects to a signed URL of a photo, or streams a variant made for downloading.
 * @throws NotFoundError as findPhotoFile does
 */
export async function servePhoto(
  actor: Actor,
  wanted: { photoId: string; variant: PhotoVariant },
  request: Request,
): Promise<Response> {
  const { photoId, variant } = wanted
  const { deliveryId, photoName, crc32, ...file } = await findPhotoFile(actor, wanted)
  const recordPhotoDownload = () =>
    recordDownload(actor, deliveryId, { what: 'photo', size: variant, photoId, name: photoName })
  if (variant === 'web' || variant === 'print') {
    if (crc32 === null) throw new NotFoundError('Photo not found')
    return respondWithDownload(request, oneFile({ ...file, crc32 }), openFilePart, recordPhotoDownload)
  }
  // From the portal's own address: browsers only draw pictures of their page's origin on a sphere.
  if (variant === 'panorama') return respondWithFile(request, { ...file, isPublic: false })
  const location = await signPhotoFile(file)
  if (variant === 'original' && request.method === 'GET') recordPhotoDownload()
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'private, no-store' } })
}

/**
 * Streams several photos of a delivery as one ZIP, whole or the requested byte range.
 * @throws NotFoundError and AppError as findZip does
 */
export async function serveZip(actor: Actor, zipRequest: ZipRequest, request: Request): Promise<Response> {
  await consumeAttempt(zipLimit, actor.profileId)
  const zip = await findZip(actor, zipRequest)
  if (!zip) {
    await queueMeasureOriginals(zipRequest.deliveryId)
    const message = `Some of these files are still being prepared. Try again in ${waitSeconds} seconds.`
    return Response.json(
      { code: 'conflict', message },
      { status: 409, headers: { 'retry-after': String(waitSeconds), 'cache-control': 'no-store' } },
    )
  }
  const { download, photoCount } = zip
  return respondWithDownload(request, download, openFilePart, () =>
    recordDownload(actor, zipRequest.deliveryId, {
      what: 'zip',
      size: zipRequest.size,
      photos: photoCount,
      bytes: download.layout.length,
    }),
  )
}
