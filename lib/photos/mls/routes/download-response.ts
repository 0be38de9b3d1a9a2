import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { openFilePart } from '@/lib/integrations/uploadthing'
import { recordDownload } from '@/lib/photos/deliveries/operations/record-download'
import { downloadLimit } from '@/lib/photos/mls/limits'
import { findDownload } from '@/lib/photos/mls/queries/find-download'
import type { MlsDownloadQuery } from '@/lib/photos/mls/schema/download'
import { AppError } from '@/lib/platform/errors'
import { consumeAttempt } from '@/lib/platform/web/rate-limit'
import { respondWithDownload } from '@/lib/platform/zip/download'

/**
 * Streams the ZIP for a board, or one of its files, whole or the requested byte range.
 * @throws NotFoundError as findDownload does; AppError `conflict` while a photo isn't rendered
 */
export async function serveDownload(
  actor: Actor,
  query: MlsDownloadQuery,
  request: Request,
): Promise<Response> {
  await consumeAttempt(downloadLimit, actor.profileId)
  const download = await findDownload(actor, query)
  if (!download) {
    throw new AppError(
      'conflict',
      'These photos are no longer ready. Open “For the MLS” again to prepare them.',
    )
  }
  return respondWithDownload(request, download, openFilePart, () =>
    recordDownload(actor, query.deliveryId, {
      what: 'zip',
      size: 'mls',
      // The last two entries are the captions and the license.
      photos: query.file === undefined ? download.entries.length - 2 : 1,
      bytes: download.layout.length,
    }),
  )
}
