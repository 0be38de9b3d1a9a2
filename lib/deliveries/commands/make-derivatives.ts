import 'server-only'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bookingNumber } from '@/lib/bookings/rules'
import { type Rendering, renderDerivatives } from '@/lib/deliveries/images/render-derivatives'
import { saveFile, storePrivateFile } from '@/lib/integrations/uploadthing'
import { db } from '@/lib/platform/db'
import { addJob } from '@/lib/platform/outbox'
import { UnreadablePicture } from '@/lib/platform/pixels/unreadable-picture'
import { getStudio } from '@/lib/studio/queries'
import type { Prisma } from '@/prisma/generated/client'
import { markBroken, markReady, type StoredDerivative, settledFields } from './settle-photo'

/** By then whoever was given the same key in storage has recorded it, and keeps the file. */
const removedAfterSeconds = 60 * 60

/**
 * Makes the smaller forms of one photo and stores them as private files. A photo that is done, or gone, is left alone.
 * A file that cannot be shown makes the photo BROKEN with a sentence; its original stays to be downloaded.
 * @throws Error when storage does not answer; the queue tries again
 */
export async function makeDerivatives({ photoId }: { photoId: string }): Promise<void> {
  const photo = await db().photo.findUnique({ where: { id: photoId }, select: waitingFields })
  if (photo?.state !== 'WAITING') return
  const folder = await mkdtemp(path.join(tmpdir(), 'northlight-'))
  try {
    const original = path.join(folder, 'original')
    const { id, key, contentType } = photo.originalFile
    // Whatever is in it, the original can be handed out, and a ZIP needs to know it.
    await db().storedFile.update({ where: { id }, data: await saveFile(key, original) })
    const { name } = await getStudio()
    const watermark = `${name} · ${bookingNumber(photo.delivery.bookingId)}`
    await keepRendering(photo, await renderDerivatives(original, { ...photo, contentType, watermark }))
  } catch (error) {
    if (!(error instanceof UnreadablePicture)) throw error
    await markBroken(photo, error.problem)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const waitingFields = {
  ...settledFields,
  state: true,
  isFull: true,
  originalFile: { select: { id: true, key: true, contentType: true } },
} satisfies Prisma.PhotoSelect

type WaitingPhoto = Prisma.PhotoGetPayload<{ select: typeof waitingFields }>

/** Files first, rows after: a run that dies in between leaves files nobody points to, never rows without a file. */
async function keepRendering(photo: WaitingPhoto, rendering: Rendering): Promise<void> {
  const stored: StoredDerivative[] = []
  let kept = false
  try {
    for (const derivative of rendering.derivatives) {
      const { kind, contentType, bytes } = derivative
      const name = `${photo.id}-${kind.toLowerCase()}.${contentType.split('/')[1]}`
      const key = await storePrivateFile({ name, contentType, bytes: Uint8Array.from(bytes) })
      stored.push({ ...derivative, key })
    }
    kept = await markReady(photo, rendering, stored)
  } finally {
    if (!kept) await removeLater(stored)
  }
}

/** Not removed at once: storage's names are short hashes, and the file may be another's under the same one. */
async function removeLater(stored: StoredDerivative[]): Promise<void> {
  if (stored.length === 0) return
  const keys = stored.map(({ key }) => key)
  await addJob(db(), 'remove-files', { keys }, { afterSeconds: removedAfterSeconds })
}
