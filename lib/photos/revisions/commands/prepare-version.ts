import 'server-only'
import { renderVersion } from '@/lib/photos/deliveries/operations/render-version'
import { isRawType, rawText } from '@/lib/photos/deliveries/rules/files'
import { db } from '@/lib/platform/data/db'
import { UnreadablePicture } from '@/lib/platform/images/unreadable-picture'
import { recordContent } from '@/lib/studio/uploads/operations/record-content'
import { storeGeneratedFiles } from '@/lib/studio/uploads/operations/store-generated-files'
import { withStoredFile } from '@/lib/studio/uploads/operations/with-stored-file'
import { markVersionBroken, markVersionReady } from './finalize-version'

/**
 * Renders a version's derivatives and stores them as private files. Skips one that is gone or already prepared. Marks one
 * that can't be displayed BROKEN, with a reason.
 * @throws Error if storage doesn't respond; the queue retries
 */
export async function prepareVersion({ versionId }: { versionId: string }): Promise<void> {
  const version = await db().photoVersion.findUnique({
    where: { id: versionId },
    select: {
      id: true,
      name: true,
      state: true,
      batchId: true,
      originalFile: { select: { id: true, key: true, contentType: true } },
      photo: {
        select: {
          isPreview: true,
          isFull: true,
          deliveryId: true,
          delivery: { select: { bookingId: true, includedPhotos: true } },
        },
      },
    },
  })
  if (version?.state !== 'WAITING') return
  const { originalFile, photo, name } = version
  const { isFull, deliveryId, delivery } = photo
  // A client who chooses sees every photo with a watermark until it's paid.
  const isPreview = photo.isPreview || delivery.includedPhotos !== null
  const pending = { id: version.id, name, deliveryId, batchId: version.batchId }
  const { contentType } = originalFile
  try {
    await withStoredFile(originalFile.key, async (path, saved) => {
      // A ZIP needs the size and checksum of every original.
      await recordContent(db(), originalFile.id, saved)
      if (isRawType(contentType)) return await markVersionBroken(pending, rawText)
      const rendering = await renderVersion(path, {
        contentType,
        isPreview,
        isFull,
        bookingId: delivery.bookingId,
      })
      const files = rendering.derivatives.map((derivative) => ({ ...derivative, name }))
      await storeGeneratedFiles(files, { purpose: 'PHOTO_DERIVATIVE' }, (tx, record) =>
        markVersionReady(tx, pending, rendering, record),
      )
    })
  } catch (error) {
    if (!(error instanceof UnreadablePicture)) throw error
    await markVersionBroken(pending, error.problem)
  }
}
