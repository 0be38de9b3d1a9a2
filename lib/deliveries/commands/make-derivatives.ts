import 'server-only'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bookingNumber } from '@/lib/bookings/rules'
import {
  type Rendering,
  renderDerivatives,
  UnreadablePicture,
} from '@/lib/deliveries/images/render-derivatives'
import { isShownType } from '@/lib/deliveries/rules'
import { removeFiles, saveFile, storePrivateFile } from '@/lib/integrations/uploadthing'
import { userChannel } from '@/lib/notifications/rules'
import { db, type Transaction } from '@/lib/platform/db'
import { queuePush } from '@/lib/platform/outbox'
import { getStudio } from '@/lib/studio/queries'
import type { Prisma } from '@/prisma/generated/client'

/**
 * Makes the smaller forms of one photo and stores them as private files. A photo that is done, or gone, is left alone.
 * A file that cannot be shown makes the photo BROKEN with a sentence; its original stays to be downloaded.
 * @throws Error when storage does not answer; the queue tries again
 */
export async function makeDerivatives({ photoId }: { photoId: string }): Promise<void> {
  const photo = await db().photo.findUnique({ where: { id: photoId }, select: photoFields })
  if (photo?.state !== 'WAITING') return
  if (!isShownType(photo.originalFile.contentType)) {
    return markBroken(photo, `${photo.name} can be downloaded, but a picture of this format cannot be shown.`)
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'northlight-'))
  try {
    const original = path.join(folder, 'original')
    await saveFile(photo.originalFile.key, original)
    const { name } = await getStudio()
    const watermark = `${name} · ${bookingNumber(photo.delivery.bookingId)}`
    await keepRendering(photo, await renderDerivatives(original, { ...photo, watermark }))
  } catch (error) {
    if (!(error instanceof UnreadablePicture)) throw error
    await markBroken(photo, `${photo.name} is damaged or is not a picture. Please send it again.`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const photoFields = {
  id: true,
  name: true,
  state: true,
  isPreview: true,
  isFull: true,
  deliveryId: true,
  originalFile: { select: { key: true, contentType: true } },
  delivery: {
    select: {
      bookingId: true,
      booking: {
        select: { client: { select: { userId: true } }, photographer: { select: { userId: true } } },
      },
    },
  },
} satisfies Prisma.PhotoSelect

type WaitingPhoto = Prisma.PhotoGetPayload<{ select: typeof photoFields }>

/** Files first, rows after: a run that dies in between leaves files nobody points to, never rows without a file. */
async function keepRendering(photo: WaitingPhoto, rendering: Rendering): Promise<void> {
  const stored: { key: string; derivative: Rendering['derivatives'][number] }[] = []
  try {
    for (const derivative of rendering.derivatives) {
      const { kind, contentType, bytes } = derivative
      const name = `${photo.id}-${kind.toLowerCase()}.${contentType.split('/')[1]}`
      stored.push({
        key: await storePrivateFile({ name, contentType, bytes: Uint8Array.from(bytes) }),
        derivative,
      })
    }
    const kept = await db().$transaction((tx) => recordRendering(tx, photo, rendering, stored))
    if (!kept) await removeFiles(stored.map(({ key }) => key))
  } catch (error) {
    await removeFiles(stored.map(({ key }) => key)).catch(() => undefined)
    throw error
  }
}

/** Answers false when another run was faster: its derivatives stand, these are not needed. */
async function recordRendering(
  tx: Transaction,
  photo: WaitingPhoto,
  { width, height, placeholder, miniature }: Rendering,
  stored: { key: string; derivative: Rendering['derivatives'][number] }[],
): Promise<boolean> {
  await lockDelivery(tx, photo)
  const { count } = await tx.photo.updateMany({
    where: { id: photo.id, state: 'WAITING' },
    data: { state: 'READY', problem: null, width, height, placeholder, miniature },
  })
  if (count === 0) return false
  for (const { key, derivative } of stored) {
    await tx.photoDerivative.create({
      data: {
        photo: { connect: { id: photo.id } },
        kind: derivative.kind,
        width: derivative.width,
        height: derivative.height,
        file: {
          create: {
            key,
            purpose: 'PHOTO_DERIVATIVE',
            name: photo.name,
            contentType: derivative.contentType,
            sizeBytes: derivative.bytes.byteLength,
          },
        },
      },
    })
  }
  await tellOpenPages(tx, photo)
  return true
}

async function markBroken(photo: WaitingPhoto, problem: string): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockDelivery(tx, photo)
    const { count } = await tx.photo.updateMany({
      where: { id: photo.id, state: 'WAITING' },
      data: { state: 'BROKEN', problem },
    })
    if (count > 0) await tellOpenPages(tx, photo)
  })
}

/** Two photos that finish at once count one after the other, so that exactly one of them is the last. */
async function lockDelivery(tx: Transaction, { deliveryId }: WaitingPhoto): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM media_deliveries WHERE id = ${deliveryId}::uuid FOR UPDATE`
}

/** At every preview and at the last photo: once per photo would be a storm. */
async function tellOpenPages(tx: Transaction, photo: WaitingPhoto): Promise<void> {
  const { deliveryId, delivery } = photo
  const waiting = await tx.photo.count({ where: { deliveryId, state: 'WAITING' } })
  if (waiting > 0 && !photo.isPreview) return
  for (const { userId } of [delivery.booking.client, delivery.booking.photographer]) {
    const payload = { deliveryId, bookingId: delivery.bookingId }
    await queuePush(tx, { channel: userChannel(userId), event: 'delivery-changed', payload, userId })
  }
}
