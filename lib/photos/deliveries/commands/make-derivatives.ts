import 'server-only'
import { bookingNumber } from '@/lib/booking/bookings/rules/booking-number'
import { renderDerivatives } from '@/lib/photos/deliveries/commands/render-derivatives'
import { isRawType, rawText } from '@/lib/photos/deliveries/rules/files'
import { db } from '@/lib/platform/data/db'
import { UnreadablePicture } from '@/lib/platform/images/unreadable-picture'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { recordContent } from '@/lib/studio/uploads/operations/record-content'
import { storeGeneratedFiles } from '@/lib/studio/uploads/operations/store-generated-files'
import { withStoredFile } from '@/lib/studio/uploads/operations/with-stored-file'
import type { Prisma } from '@/prisma/generated/client'
import { addDerivatives, markBroken, markReady, pendingPhotoFields } from './finalize-photo'

/**
 * Renders a photo's derivatives and stores them as private files. Skips photos that are gone or already prepared. Marks a
 * photo that can't be displayed BROKEN, with a reason; its original can still be downloaded. A prepared photo that a client
 * chooses from gets its watermarked pictures.
 * @throws Error if storage doesn't respond; the queue retries
 */
export async function makeDerivatives({ photoId }: { photoId: string }): Promise<void> {
  const photo = await db().photo.findUnique({ where: { id: photoId }, select: renderFields })
  if (!photo) return
  const isOffered = photo.delivery.includedPhotos !== null && photo.isFull
  if (photo.state !== 'WAITING') {
    if (photo.state === 'READY' && isOffered && photo.derivatives.length === 0) await addWatermarks(photo)
    return
  }
  const isPreview = photo.isPreview || isOffered
  const { id, key, contentType } = photo.originalFile
  try {
    await withStoredFile(key, async (original, saved) => {
      // Even an original that can't be displayed can be downloaded, and a ZIP needs its size and checksum.
      await recordContent(db(), id, saved)
      if (isRawType(contentType)) return await markBroken(photo, rawText)
      const watermark = await watermarkOf(photo)
      const rendering = await renderDerivatives(original, { ...photo, isPreview, contentType, watermark })
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

/** Renders only the watermarked pictures, of a photo that had none before the client was to choose. */
async function addWatermarks(photo: RenderedPhoto): Promise<void> {
  const { key, contentType } = photo.originalFile
  await withStoredFile(key, async (original) => {
    const watermark = await watermarkOf(photo)
    const only = { isPreview: true, isFull: false }
    const { derivatives } = await renderDerivatives(original, { ...only, contentType, watermark })
    const files = derivatives.map((derivative) => ({ ...derivative, name: photo.name }))
    await storeGeneratedFiles(files, { purpose: 'PHOTO_DERIVATIVE' }, (tx, record) =>
      addDerivatives(tx, photo, derivatives, record),
    )
  })
}

async function watermarkOf({ delivery }: RenderedPhoto): Promise<string> {
  const { name } = await getStudio()
  return `${name} · ${bookingNumber(delivery.bookingId)}`
}

type RenderedPhoto = Prisma.PhotoGetPayload<{ select: typeof renderFields }>

const renderFields = {
  ...pendingPhotoFields,
  state: true,
  isFull: true,
  derivatives: { where: { kind: 'PREVIEW' }, select: { id: true } },
  originalFile: { select: { id: true, key: true, contentType: true } },
} satisfies Prisma.PhotoSelect
