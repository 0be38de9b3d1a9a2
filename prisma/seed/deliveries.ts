import { randomUUID } from 'node:crypto'
import { previewLimit } from '@/lib/photos/deliveries/limits'
import { deliveryFileName } from '@/lib/photos/deliveries/rules/gallery'
import { chooseTerms, defaultSettings } from '@/lib/photos/licenses/rules/choose-terms'
import { now } from '@/lib/platform/time/clock'
import type { Prisma, PrismaClient } from '@/prisma/generated/client'
import type { SeededBooking } from './bookings'
import { instantOn } from './calendar'
import { countNumbers, seedBrokerageInvoice, seedInvoice } from './invoices'
import type { Person } from './people'
import { pictureFileName, smallWidth, storePicture } from './pictures'
import { coverOf, type PropertyName, type PropertyPicture, picturesOf, propertyNames } from './properties'
import type { Random } from './random'

const uploadsAtOnce = 6
const hourMs = 3_600_000

/** How many of the latest completed shoots have no photos yet, and how many deliveries are unpaid. */
const awaitingDelivery = 3
const awaitingPayment = 5

/** How many of the latest deliveries to one client show a property whole, in its full size. */
const shownWhole = 3

/**
 * Seeds deliveries for the completed shoots, oldest first, with real files in storage and gap-free invoice numbers. Each shows one
 * property. The portal's job renders the derivatives. Returns the ids of all photos, newest delivery first.
 * @param client whose latest deliveries show their properties whole
 */
export async function seedDeliveries(
  database: PrismaClient,
  random: Random,
  bookings: SeededBooking[],
  client: Person,
): Promise<string[]> {
  const completed = bookings
    .filter((booking) => booking.status === 'COMPLETED')
    .sort((a, b) => a.date.getTime() - b.date.getTime())
  const delivered = completed.slice(0, completed.length - awaitingDelivery)
  const paidCount = delivered.length - awaitingPayment
  const whole = new Set(delivered.filter((booking) => booking.client === client).slice(-shownWhole))
  const coverages = await database.bookingCoverage.findMany({
    select: {
      bookingId: true,
      brokerage: { select: { id: true, billingName: true, billingEmail: true, statementDueDays: true } },
    },
  })
  const photoIds: string[] = []
  const numbers = countNumbers()
  for (const [index, booking] of delivered.entries()) {
    const paid = index < paidCount
    const sentAt = instantOn(booking.date, 34, 12)
    const property = propertyOf(booking, delivered, paidCount)
    const ids = await deliver(database, booking, {
      property,
      sentAt,
      isWhole: whole.has(booking),
      // Before payment, its client sees the previews only.
      cover: coverOf(paid ? index : 0),
    })
    photoIds.unshift(...ids.photoIds)
    const bill = { booking, ...ids, number: numbers.next(sentAt), sentAt, photos: ids.photoIds.length }
    const coverage = coverages.find(({ bookingId }) => bookingId === booking.id)
    const paidAt = new Date(
      Math.min(sentAt.getTime() + random.between(2, 120) * hourMs, now().getTime() - hourMs),
    )
    if (coverage) {
      await seedBrokerageInvoice(database, { ...bill, ...coverage, shareNumber: numbers.next(sentAt) })
    } else {
      await seedInvoice(database, {
        ...bill,
        status: paid ? 'COMPLETED' : index === paidCount ? 'FAILED' : 'PENDING',
        paidAt,
        method: random.pick(['CARD', 'CARD', 'CARD', 'BANK_TRANSFER', 'CHECK'] as const),
      })
    }
    const openedAt = coverage ? sentAt : paidAt
    await database.deliveryEvent.createMany({
      data: eventsOf(booking, ids.deliveryId, { sentAt, downloadedAt: paid ? openedAt : null }),
    })
  }
  await numbers.save(database)
  return photoIds
}

/**
 * Returns the property of a delivery, another from one to the next of a client. The first property is that of the client's latest paid one,
 * which may have a property page.
 */
function propertyOf(
  booking: SeededBooking,
  delivered: readonly SeededBooking[],
  paidCount: number,
): PropertyName {
  const own = (bookings: readonly SeededBooking[]) =>
    bookings.filter(({ client }) => client === booking.client)
  const place = own(delivered.slice(0, paidCount)).length - 1 - own(delivered).indexOf(booking)
  const step = ((place % propertyNames.length) + propertyNames.length) % propertyNames.length
  return propertyNames[step] ?? propertyNames[0]
}

type Sent = { property: PropertyName; sentAt: Date; isWhole: boolean; cover: string }

async function deliver(
  database: PrismaClient,
  booking: SeededBooking,
  { property, sentAt, isWhole, cover }: Sent,
) {
  const pictures = picturesOf(property, { isWhole, usesDrone: booking.usesDrone })
  const files: { id: string; name: string }[] = []
  for (let start = 0; start < pictures.length; start += uploadsAtOnce) {
    const batch = pictures.slice(start, start + uploadsAtOnce)
    files.push(
      ...(await Promise.all(
        batch.map(({ file }, offset) =>
          storePicture(database, `properties/${property}/${file}`, {
            name: pictureFileName(booking.address, start + offset, file),
            purpose: 'PHOTO_ORIGINAL',
            uploaderId: booking.photographer.profileId,
            ...(!isWhole && { width: smallWidth }),
          }),
        ),
      )),
    )
  }
  const deliveryId = randomUUID()
  await database.mediaDelivery.create({
    data: {
      id: deliveryId,
      bookingId: booking.id,
      fileName: deliveryFileName(booking.address),
      fileType: 'image/jpeg',
      totalPhotos: files.length,
      deliveryInstructions: 'Files are full size for print and 2048 px for the listing service.',
      googleDriveLink: `https://drive.google.com/drive/folders/demo-${booking.id.slice(0, 8)}`,
      sentById: booking.photographer.profileId,
      idempotencyKey: randomUUID(),
      uploadedAt: sentAt,
      license: { create: chooseTerms(defaultSettings) },
    },
  })
  const photos = toPhotos(pictures, files, { deliveryId, cover })
  await database.photo.createMany({ data: photos })
  return { deliveryId, photoIds: photos.map((photo) => photo.id) }
}

function toPhotos(
  pictures: readonly PropertyPicture[],
  files: readonly { id: string; name: string }[],
  { deliveryId, cover }: { deliveryId: string; cover: string },
) {
  const ids = new Map(pictures.map(({ file }) => [file, randomUUID() as string]))
  return pictures.flatMap(({ file, room, caption, alterations, unaltered }, position) => {
    const [id, original] = [ids.get(file), files[position]]
    if (!id || !original) return []
    return {
      id,
      deliveryId,
      position,
      room,
      caption,
      originalFileId: original.id,
      name: original.name,
      isPreview: position < previewLimit,
      isCover: file === cover,
      alterations: [...alterations],
      unalteredPhotoId: (unaltered && ids.get(unaltered)) ?? null,
    }
  })
}

/** What the studio sees of a delivery: when it was sent, opened, and, once it was paid, its link. */
function eventsOf(
  { client, photographer }: SeededBooking,
  deliveryId: string,
  { sentAt, downloadedAt }: { sentAt: Date; downloadedAt: Date | null },
): Prisma.DeliveryEventCreateManyInput[] {
  const openedAt = new Date(sentAt.getTime() + hourMs)
  return [
    { deliveryId, kind: 'SENT', actorId: photographer.profileId, createdAt: sentAt },
    { deliveryId, kind: 'OPENED', actorId: client.profileId, createdAt: openedAt },
    ...(downloadedAt
      ? [
          {
            deliveryId,
            kind: 'DOWNLOADED' as const,
            actorId: client.profileId,
            details: { what: 'drive' },
            createdAt: new Date(Math.min(downloadedAt.getTime() + hourMs / 2, now().getTime())),
          },
        ]
      : []),
  ]
}
