import { randomUUID } from 'node:crypto'
import { invoiceNumber } from '@/lib/billing/invoices/rules/invoice-number'
import { dueOnOf, monthOf } from '@/lib/people/brokerages/rules/statement-period'
import { deliveryFileName } from '@/lib/photos/deliveries/rules/gallery'
import { chooseTerms, defaultSettings } from '@/lib/photos/licenses/rules/choose-terms'
import { dateFromDatabase, dateToDatabase } from '@/lib/platform/time/calendar-date'
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
  const coverages = await database.bookingCoverage.findMany({
    select: {
      bookingId: true,
      brokerage: { select: { id: true, billingName: true, billingEmail: true, statementDueDays: true } },
    },
  })
  const photoIds: string[] = []
  const counters = new Map<number, number>()
  for (const [index, booking] of delivered.entries()) {
    const paid = index < delivered.length - awaitingPayment
    const sentAt = instantOn(booking.date, 34, 12)
    // Those not yet paid are arranged later.
    const ids = await deliver(database, booking, pictureSetFor(index), { sentAt, isArranged: paid })
    photoIds.unshift(...ids.photoIds)
    const year = sentAt.getUTCFullYear()
    const nextNumber = () => {
      const sequence = (counters.get(year) ?? 0) + 1
      counters.set(year, sequence)
      return invoiceNumber('NL', year, sequence)
    }
    const bill = { nextNumber, sentAt, photos: ids.photoIds.length }
    const coverage = coverages.find(({ bookingId }) => bookingId === booking.id)
    if (coverage) {
      await invoiceBrokerage(database, booking, ids.deliveryId, { ...bill, ...coverage })
      continue
    }
    await invoice(database, booking, ids.deliveryId, {
      ...bill,
      status: paid ? 'COMPLETED' : index === delivered.length - awaitingPayment ? 'FAILED' : 'PENDING',
      paidAt: new Date(sentAt.getTime() + random.between(2, 120) * 3_600_000),
      method: random.pick(['CARD', 'CARD', 'CARD', 'BANK_TRANSFER', 'CHECK'] as const),
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

type Bill = { nextNumber: () => string; sentAt: Date; photos: number }

async function invoice(
  database: PrismaClient,
  booking: SeededBooking,
  deliveryId: string,
  bill: Bill & { status: InvoiceStatus; paidAt: Date; method: PaymentMethodKind },
): Promise<void> {
  const paid = bill.status === 'COMPLETED'
  // A payment cannot be in the future.
  const paidAt = new Date(Math.min(bill.paidAt.getTime(), Date.now() - 3_600_000))
  await database.invoice.create({
    data: {
      ...invoiceOf(booking, bill),
      deliveryId,
      amountCents: booking.totalCents,
      status: bill.status,
      paidAt: paid ? paidAt : null,
      paidMethod: paid ? bill.method : null,
      // The sandbox's Stripe has no payment of it: the card was charged on the photographer's terminal.
      markedPaidById: paid ? booking.photographer.profileId : null,
      lines: { create: linesOf(booking) },
      ...(paid && { soldLicense: { create: licenseOf(bill) } }),
    },
  })
}

type PayingBrokerage = {
  id: string
  billingName: string | null
  billingEmail: string | null
  statementDueDays: number
}

/** Leaves nothing to the client: the brokerage pays all of it on its next statement. */
async function invoiceBrokerage(
  database: PrismaClient,
  booking: SeededBooking,
  deliveryId: string,
  { brokerage, ...bill }: Bill & { brokerage: PayingBrokerage },
): Promise<void> {
  const sentOn = dateFromDatabase(bill.sentAt)
  const { id: shareOfId } = await database.invoice.create({
    data: {
      ...invoiceOf(booking, bill),
      deliveryId,
      billCents: booking.totalCents,
      amountCents: 0,
      status: 'COMPLETED',
      paidAt: bill.sentAt,
      paidMethod: 'SHARES',
      lines: { create: linesOf(booking).map((line) => ({ ...line, amountCents: 0 })) },
      soldLicense: { create: licenseOf(bill) },
    },
    select: { id: true },
  })
  await database.invoice.create({
    data: {
      ...invoiceOf(booking, bill),
      shareOfId,
      dueOn: dateToDatabase(dueOnOf(monthOf(sentOn), brokerage.statementDueDays, sentOn)),
      billCents: booking.totalCents,
      amountCents: booking.totalCents,
      payerName: brokerage.billingName,
      payerEmail: brokerage.billingEmail,
      brokerageId: brokerage.id,
      isCollected: true,
      isOnTerms: true,
      lines: { create: linesOf(booking) },
    },
  })
}

function invoiceOf(booking: SeededBooking, { nextNumber, sentAt }: Bill) {
  return {
    invoiceNumber: nextNumber(),
    bookingId: booking.id,
    clientId: booking.client.profileId,
    dueOn: new Date(sentAt.getTime() + 14 * 86_400_000),
    createdAt: sentAt,
  }
}

function linesOf({ services }: SeededBooking) {
  return services.map((service, position) => ({
    kind: 'SERVICE' as const,
    serviceId: service.id,
    description: service.name,
    amountCents: service.priceCents,
    position,
  }))
}

function licenseOf({ photos }: Bill) {
  return { ...chooseTerms(defaultSettings), photoCount: photos }
}
