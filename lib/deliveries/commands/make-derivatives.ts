import 'server-only'
import { bookingNumber } from '@/lib/bookings/rules/booking-number'
import { renderDerivatives } from '@/lib/deliveries/commands/render-derivatives'
import { isRawType, rawText } from '@/lib/deliveries/rules/files'
import { db } from '@/lib/platform/db'
import { UnreadablePicture } from '@/lib/platform/images/unreadable-picture'
import { getStudio } from '@/lib/studio/queries/get-studio'
import { recordContent } from '@/lib/uploads/operations/record-content'
import { storeGeneratedFiles } from '@/lib/uploads/operations/store-generated-files'
import { withStoredFile } from '@/lib/uploads/operations/with-stored-file'
import type { Prisma } from '@/prisma/generated/client'
import { markBroken, markReady, pendingPhotoFields } from './finalize-photo'

/**
 * Renders a photo's derivatives and stores them as private files. Skips photos that are gone or already prepared. Marks a
 * photo that can't be displayed BROKEN, with a reason; its original can still be downloaded.
 * @throws Error if storage doesn't respond; the queue retries
 */
export async function makeDerivatives({ photoId }: { photoId: string }): Promise<void> {
  const photo = await db().photo.findUnique({ where: { id: photoId }, select: renderFields })
  if (photo?.state !== 'WAITING') return
  const { id, key, contentType } = photo.originalFile
  try {
    await withStoredFile(key, async (original, saved) => {
      // Even an original that can't be displayed can be downloaded, and a ZIP needs its size and checksum.
      await recordContent(db(), id, saved)
      if (isRawType(contentType)) return await markBroken(photo, rawText)
      const { name } = await getStudio()
      const watermark = `${name} · ${bookingNumber(photo.delivery.bookingId)}`
      const rendering = await renderDerivatives(original, { ...photo, contentType, watermark })
      const files = rendering.derivatives.map((derivative) => ({ ...derivative, name: photo.name }))
      await storeGeneratedFiles(files, { purpose: 'PHOTO_DERIVATIVE' }, (tx, record) =>
        markReady(tx, photo, rendering, record),
      )
    })
  } catch (error) {
    if (!(error instanceof UnreadablePicture)) throw error
    await markBroken(photo, error.problem)
  }
}

const renderFields = {
  ...pendingPhotoFields,
  state: true,
  isFull: true,
  originalFile: { select: { id: true, key: true, contentType: true } },
} satisfies Prisma.PhotoSelect
