import 'server-only'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bookingNumber } from '@/lib/bookings/rules'
import { renderDerivatives } from '@/lib/deliveries/images/render-derivatives'
import { storeGeneratedFiles } from '@/lib/integrations/store-generated-files'
import { saveFile } from '@/lib/integrations/uploadthing'
import { db } from '@/lib/platform/db'
import { UnreadablePicture } from '@/lib/platform/pixels/unreadable-picture'
import { getStudio } from '@/lib/studio/queries'
import type { Prisma } from '@/prisma/generated/client'
import { markBroken, markReady, pendingPhotoFields } from './finalize-photo'

/**
 * Makes the smaller forms of one photo and stores them as private files. A photo that is done, or gone, is left alone.
 * A file that cannot be shown makes the photo BROKEN with a sentence; its original stays to be downloaded.
 * @throws Error when storage does not answer; the queue tries again
 */
export async function makeDerivatives({ photoId }: { photoId: string }): Promise<void> {
  const photo = await db().photo.findUnique({ where: { id: photoId }, select: renderFields })
  if (photo?.state !== 'WAITING') return
  const folder = await mkdtemp(path.join(tmpdir(), 'northlight-'))
  try {
    const original = path.join(folder, 'original')
    const { id, key, contentType } = photo.originalFile
    // Whatever is in it, the original can be handed out, and a ZIP needs to know it.
    await db().storedFile.update({ where: { id }, data: await saveFile(key, original) })
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
