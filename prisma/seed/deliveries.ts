import { randomUUID } from 'node:crypto'
import { deliveryFileName } from '@/lib/deliveries/rules/gallery'
import { invoiceNumber } from '@/lib/invoices/rules/invoice-number'
import { chooseTerms, defaultSettings } from '@/lib/licenses/rules/choose-terms'
import type { InvoiceStatus, PaymentMethodKind, PrismaClient } from '@/prisma/generated/client'
import type { SeededBooking } from './bookings'
import { instantOn } from './calendar'
import { detailsOf } from './photo-details'
import { pictureFileName, storePicture } from './pictures'
import { pictureSets } from './places'
import type { Random } from './random'

const uploadsAtOnce = 6

/** How many of the latest completed shoots have no photos yet, and how many deliveries are unpaid. */
const awaitingDelivery = 3
const awaitingPayment = 5

/**
 * Seeds deliveries for the completed shoots, oldest first, with real files in storage and gap-free invoice numbers.
 * The portal's job renders the derivatives. Returns the ids of all photos, newest delivery first.
 */
export async function seedDeliveries(
  database: PrismaClient,
  random: Random,
  bookings: SeededBooking[],
): Promise<string[]> {
  const completed = bookings
    .filter((booking) => booking.status === 'COMPLETED')
    .sort((a, b) => a.date.getTime() - b.date.getTime())
  const delivered = completed.slice(0, completed.length - awaitingDelivery)
  const photoIds: string[] = []
  const counters = new Map<number, number>()
  for (const [index, booking] of delivered.entries()) {
    const paid = index < delivered.length - awaitingPayment
    const sentAt = instantOn(booking.date, 34, 12)
    // Those not yet paid are arranged later.
    const ids = await deliver(database, booking, pictureSetFor(index), { sentAt, isArranged: paid })
    photoIds.unshift(...ids.photoIds)
    const year = sentAt.getUTCFullYear()
    const sequence = (counters.get(year) ?? 0) + 1
    counters.set(year, sequence)
    await invoice(database, booking, ids.deliveryId, {
      number: invoiceNumber('NL', year, sequence),
      sentAt,
      status: paid ? 'COMPLETED' : index === delivered.length - awaitingPayment ? 'FAILED' : 'PENDING',
      paidAt: new Date(sentAt.getTime() + random.between(2, 120) * 3_600_000),
      method: random.pick(['CARD', 'CARD', 'CARD', 'BANK_TRANSFER', 'CHECK'] as const),
      photos: ids.photoIds.length,
    })
  }
  await database.invoiceCounter.createMany({ data: [...counters].map(([year, last]) => ({ year, last })) })
  return photoIds
}

/** Shifts by one after each round, so that clients don't always get the same pictures. */
function pictureSetFor(index: number): readonly string[] {
  return pictureSets[(index + Math.floor(index / pictureSets.length)) % pictureSets.length] ?? pictureSets[0]
}

async function deliver(
  database: PrismaClient,
  booking: SeededBooking,
  pictures: readonly string[],
  { sentAt, isArranged }: { sentAt: Date; isArranged: boolean },
) {
  const files: { id: string; name: string }[] = []
  for (let start = 0; start < pictures.length; start += uploadsAtOnce) {
    const batch = pictures.slice(start, start + uploadsAtOnce)
    files.push(
      ...(await Promise.all(
        batch.map((picture, offset) => storeOriginal(database, booking, picture, start + offset)),
      )),
    )
  }
  const deliveryId = randomUUID()
  const photos = files.map((file, position) => ({
    id: randomUUID(),
    deliveryId,
    originalFileId: file.id,
    name: file.name,
    position,
    isPreview: position < 2,
    ...(isArranged && detailsOf(pictures[position] ?? '')),
  }))
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
  await database.photo.createMany({ data: photos })
  return { deliveryId, photoIds: photos.map((photo) => photo.id) }
}

function storeOriginal(database: PrismaClient, booking: SeededBooking, picture: string, position: number) {
  const name = pictureFileName(booking.address, position, picture)
  return storePicture(database, picture, {
    name,
    purpose: 'PHOTO_ORIGINAL',
    uploaderId: booking.photographer.profileId,
  })
}

async function invoice(
  database: PrismaClient,
  booking: SeededBooking,
  deliveryId: string,
  bill: {
    number: string
    sentAt: Date
    status: InvoiceStatus
    paidAt: Date
    method: PaymentMethodKind
    photos: number
  },
): Promise<void> {
  const paid = bill.status === 'COMPLETED'
  // A payment cannot be in the future.
  const paidAt = new Date(Math.min(bill.paidAt.getTime(), Date.now() - 3_600_000))
  await database.invoice.create({
    data: {
      invoiceNumber: bill.number,
      bookingId: booking.id,
      clientId: booking.client.profileId,
      deliveryId,
      amountCents: booking.totalCents,
      status: bill.status,
      dueOn: new Date(bill.sentAt.getTime() + 14 * 86_400_000),
      paidAt: paid ? paidAt : null,
      paidMethod: paid ? bill.method : null,
      // The sandbox's Stripe has no payment of it: the card was charged on the photographer's terminal.
      markedPaidById: paid ? booking.photographer.profileId : null,
      createdAt: bill.sentAt,
      lines: {
        create: booking.services.map((service, position) => ({
          kind: 'SERVICE' as const,
          serviceId: service.id,
          description: service.name,
          amountCents: service.priceCents,
          position,
        })),
      },
      ...(paid && { soldLicense: { create: { ...chooseTerms(defaultSettings), photoCount: bill.photos } } }),
    },
  })
}
