import 'server-only'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bookingNumber } from '@/lib/bookings/rules/booking-number'
import { renderDerivatives } from '@/lib/deliveries/commands/render-derivatives'
import { isRawType, rawText } from '@/lib/deliveries/rules/files'
import { storeGeneratedFiles } from '@/lib/integrations/store-generated-files'
import { saveFile } from '@/lib/integrations/uploadthing'
import { db } from '@/lib/platform/db'
import { UnreadablePicture } from '@/lib/platform/images/unreadable-picture'
import { getStudio } from '@/lib/studio/queries/get-studio'
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
  const folder = await mkdtemp(path.join(tmpdir(), 'northlight-'))
  try {
    const original = path.join(folder, 'original')
    const { id, key, contentType } = photo.originalFile
    // Even an original that can't be displayed can be downloaded, and a ZIP needs its size and checksum.
    await db().storedFile.update({ where: { id }, data: await saveFile(key, original) })
    if (isRawType(contentType)) return await markBroken(photo, rawText)
    const { name } = await getStudio()
    const watermark = `${name} · ${bookingNumber(photo.delivery.bookingId)}`
    const rendering = await renderDerivatives(original, { ...photo, contentType, watermark })
    await storeGeneratedFiles(
      rendering.derivatives,
      ({ kind }) => `${photoId}-${kind.toLowerCase()}`,
      (stored) => markReady(photo, rendering, stored),
    )
  } catch (error) {
    if (!(error instanceof UnreadablePicture)) throw error
    await markBroken(photo, error.problem)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const renderFields = {
  ...pendingPhotoFields,
  state: true,
  isFull: true,
  originalFile: { select: { id: true, key: true, contentType: true } },
} satisfies Prisma.PhotoSelect
