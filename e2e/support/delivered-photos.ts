import { randomUUID } from 'node:crypto'
import { UTApi, UTFile } from 'uploadthing/server'
import { type JpegFile, makeJpegFiles } from '@/e2e/support/jpeg-files'
import type { Person } from '@/e2e/support/people'
import type { Sandbox } from '@/e2e/support/sandbox'
import { addShotBooking, setPaid, waitForPhotos } from '@/e2e/support/shot-booking'
import { chooseTerms, defaultSettings } from '@/lib/photos/licenses/rules/choose-terms'
import { addDays, dateToDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import type { PrismaClient } from '@/prisma/generated/client'
import { sandboxEnvironment } from '@/sandbox/keys'

type Shoot = {
  client: Person
  photographer: Person
  street: string
  /** Two small pictures by default. */
  files?: JpegFile[]
  isPaid?: boolean
  /** For photos from which the client chooses. */
  choice?: { includedPhotos: number; extraPhotoCents: number }
}

/** The Google Drive link with which these photos are sent. */
export const deliveredDriveLink = 'https://drive.google.com/drive/folders/northlight-test'

export type DeliveredPhotos = {
  bookingId: string
  deliveryId: string
  invoiceId: string
  /** In their order; the first two are previews. */
  photoIds: string[]
  /** `booking_id` and `delivery_id`, as addresses of the delivery have them. */
  query: string
}

/**
 * Adds a past shoot for $498.00 whose photos were sent, for tests of what happens afterwards. The originals are in the
 * sandbox's storage, and the portal's own job prepares them, which this waits for.
 */
export async function addDeliveredPhotos(
  database: PrismaClient,
  sandbox: Sandbox,
  { client, photographer, street, files, isPaid = false, choice }: Shoot,
): Promise<DeliveredPhotos> {
  const bookingId = await addShotBooking(database, { client, photographer, street })
  const originals = files ?? (await makeJpegFiles(2))
  const fileIds = await quietly(() => storeOriginals(database, sandbox, photographer, originals))
  const deliveryId = randomUUID()
  const photoIds = fileIds.map(() => randomUUID())
  const { invoices } = await database.mediaDelivery.create({
    data: {
      id: deliveryId,
      bookingId,
      fileName: 'photos.zip',
      fileType: 'application/zip',
      totalPhotos: originals.length,
      googleDriveLink: deliveredDriveLink,
      sentById: photographer.profileId,
      idempotencyKey: randomUUID(),
      ...choice,
      license: { create: chooseTerms(defaultSettings) },
      photos: {
        create: originals.map(({ name }, position) => ({
          id: photoIds[position],
          originalFileId: fileIds[position] ?? '',
          name,
          position,
          isPreview: position < 2,
        })),
      },
      invoices: {
        create: {
          invoiceNumber: `TEST-${randomUUID().slice(0, 8)}`,
          bookingId,
          clientId: client.profileId,
          amountCents: 49_800,
          lines: {
            create: { kind: 'SERVICE', description: 'Photo Shoot', amountCents: 49_800, position: 0 },
          },
          dueOn: dateToDatabase(addDays(todayIn('America/New_York'), 14)),
        },
      },
    },
    select: { invoices: { select: { id: true } } },
  })
  if (isPaid) await setPaid(database, deliveryId, true)
  for (const photoId of photoIds) {
    const payload = JSON.stringify({ photoId })
    await database.$queryRaw`SELECT graphile_worker.add_job('make-derivatives', ${payload}::json)::text`
  }
  await waitForPhotos(database, deliveryId, photoIds.length)
  const query = `booking_id=${bookingId}&delivery_id=${deliveryId}`
  return { bookingId, deliveryId, invoiceId: invoices[0]?.id ?? '', photoIds, query }
}

/** Stores files as uploads through the portal would be. Returns their rows' ids. */
async function storeOriginals(
  database: PrismaClient,
  { url }: Sandbox,
  { profileId }: Person,
  files: readonly JpegFile[],
): Promise<string[]> {
  const { UPLOADTHING_TOKEN, UPLOADTHING_INGEST_URL } = sandboxEnvironment('uploadthing', url, url)
  const storage = new UTApi({
    token: UPLOADTHING_TOKEN,
    ingestUrl: UPLOADTHING_INGEST_URL,
    logLevel: 'Error',
  })
  return Promise.all(
    files.map(async ({ name, mimeType, buffer }) => {
      const file = new UTFile([Uint8Array.from(buffer)], name, { type: mimeType })
      const { data, error } = await storage.uploadFiles(file, {
        acl: 'private',
        contentDisposition: 'attachment',
      })
      if (error) throw new Error(`The sandbox's storage rejected ${name}: ${error.message}`)
      const { id } = await database.storedFile.create({
        data: {
          key: data.key,
          purpose: 'PHOTO_ORIGINAL',
          name,
          contentType: mimeType,
          sizeBytes: buffer.length,
          uploaderId: profileId,
        },
        select: { id: true },
      })
      return id
    }),
  )
}

/** Drops what the SDK warns of while reading its own deprecated fields. */
async function quietly<T>(run: () => Promise<T>): Promise<T> {
  const { warn } = console
  console.warn = () => {}
  try {
    return await run()
  } finally {
    console.warn = warn
  }
}
