import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { Actor } from '@/lib/auth/actor'
import { storePrivateFile } from '@/lib/integrations/uploadthing'
import type { SendPhotosInput } from '@/lib/photos/deliveries/schema/sending'
import { db } from '@/lib/platform/data/db'
import { newestFirst } from './queries/select-invoices'

/** A small real JPEG of one color. */
export function makeJpeg(background = '#3060a0', width = 240, height = 160): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

/** Stores a file like an upload, with its row. */
export async function storeUpload(
  uploader: Actor,
  file: { name?: string; bytes?: Buffer; contentType?: string } = {},
): Promise<string> {
  const { name = 'photo.jpg', bytes = await makeJpeg(), contentType = 'image/jpeg' } = file
  const key = await storePrivateFile({ name, contentType, bytes: Uint8Array.from(bytes), forDownload: true })
  const { id } = await db().storedFile.create({
    data: {
      key,
      name,
      contentType,
      purpose: 'PHOTO_ORIGINAL',
      sizeBytes: bytes.length,
      uploaderId: uploader.profileId,
    },
    select: { id: true },
  })
  return id
}

/** Input for sending photos: three photos, the first of them a preview. */
export async function makeSendInput(
  photographer: Actor,
  bookingId: string,
  changes: Partial<SendPhotosInput> = {},
): Promise<SendPhotosInput> {
  const fullFileIds =
    changes.fullFileIds ??
    (await Promise.all(
      ['one.jpg', 'two.jpg', 'three.jpg'].map((name) => storeUpload(photographer, { name })),
    ))
  const latest = await db().mediaDelivery.findFirst({
    where: { bookingId },
    ...newestFirst,
    select: { id: true },
  })
  return {
    idempotencyKey: randomUUID(),
    bookingId,
    latestDeliveryId: latest?.id ?? null,
    fullFileIds,
    previewFileIds: fullFileIds.slice(0, 1),
    mediaIds: [],
    googleDriveLink: 'https://drive.google.com/drive/folders/secret-folder',
    amount: { cents: 49_800, currency: 'USD' },
    completesShoot: true,
    deliveryInstructions: 'Files are 6000 px wide.',
    ...changes,
  }
}

/**
 * Adds rows of photos to a delivery, without files in storage: three landscapes to a portrait, all READY, with MLS variants.
 * @returns their ids in order
 */
export async function addPhotos(deliveryId: string, count: number): Promise<string[]> {
  const photos = Array.from({ length: count }, (_, position) => ({
    id: randomUUID(),
    deliveryId,
    originalFileId: randomUUID(),
    name: `DSC_${String(position + 1).padStart(4, '0')}.jpg`,
    position,
    state: 'READY' as const,
    ...(position % 4 === 3 ? { width: 4000, height: 6000 } : { width: 6000, height: 4000 }),
    placeholder: '#8899aa',
  }))
  const derivatives = photos.map(({ id }) => ({
    photoId: id,
    kind: 'MLS' as const,
    fileId: randomUUID(),
    width: 2048,
    height: 1365,
  }))
  const file = (id: string, purpose: 'PHOTO_ORIGINAL' | 'PHOTO_DERIVATIVE', sizeBytes: number) => ({
    id,
    key: `rows-only-${id}`,
    purpose,
    name: 'photo.jpg',
    contentType: 'image/jpeg',
    sizeBytes,
  })
  await db().storedFile.createMany({
    data: [
      ...photos.map(({ originalFileId }) => file(originalFileId, 'PHOTO_ORIGINAL', 12_000_000)),
      ...derivatives.map(({ fileId }) => file(fileId, 'PHOTO_DERIVATIVE', 900_000)),
    ],
  })
  await db().photo.createMany({ data: photos })
  await db().photoDerivative.createMany({ data: derivatives })
  return photos.map(({ id }) => id)
}
