import { randomUUID } from 'node:crypto'
import type { Person } from '@/e2e/support/people'
import { addDays, dateToDatabase, timeToDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import type { PrismaClient } from '@/prisma/generated/client'

type LargeDelivery = { client: Person; photographer: Person; photos: number; paid: boolean }

/**
 * Creates the rows of a delivery without files, so that every image request returns 404: two previews first, one
 * portrait for every three landscapes, all READY. Returns the path of its photo view.
 */
export async function makeLargeDelivery(
  database: PrismaClient,
  { client, photographer, photos: count, paid }: LargeDelivery,
): Promise<string> {
  const today = todayIn('America/New_York')
  const booking = await database.booking.create({
    data: {
      clientId: client.profileId,
      photographerId: photographer.profileId,
      propertyAddress: `${randomUUID().slice(0, 8)} Gallery Lane, Asheville, NC 28804`,
      shootDate: dateToDatabase(addDays(today, -9)),
      shootTime: timeToDatabase('09:00'),
      shootEndTime: timeToDatabase('11:00'),
      totalAmountCents: 29_900,
      status: 'COMPLETED',
      idempotencyKey: randomUUID(),
    },
    select: { id: true },
  })
  const delivery = await database.mediaDelivery.create({
    data: {
      bookingId: booking.id,
      fileName: 'gallery-lane.zip',
      fileType: 'image/jpeg',
      totalPhotos: count,
      googleDriveLink: 'https://drive.google.com/drive/folders/gallery',
      idempotencyKey: randomUUID(),
      invoices: {
        create: {
          invoiceNumber: `TEST-${randomUUID().slice(0, 8)}`,
          bookingId: booking.id,
          clientId: client.profileId,
          amountCents: 29_900,
          dueOn: dateToDatabase(addDays(today, 14)),
          ...(paid && { status: 'COMPLETED', paidAt: new Date(), paidMethod: 'TEST' }),
        },
      },
    },
    select: { id: true },
  })
  const photos = Array.from({ length: count }, (_, position) => ({
    deliveryId: delivery.id,
    originalFileId: randomUUID(),
    name: `DSC_${String(position + 1).padStart(4, '0')}.jpg`,
    position,
    isPreview: position < 2,
    state: 'READY' as const,
    placeholder: '#8899aa',
    ...(position % 4 === 3 ? { width: 4000, height: 6000 } : { width: 6000, height: 4000 }),
  }))
  await database.storedFile.createMany({
    data: photos.map(({ originalFileId, name }) => ({
      id: originalFileId,
      key: `test-${originalFileId}`,
      purpose: 'PHOTO_ORIGINAL' as const,
      name,
      contentType: 'image/jpeg',
      sizeBytes: 12_000_000,
    })),
  })
  await database.photo.createMany({ data: photos })
  return `/photo-view?booking_id=${booking.id}&delivery_id=${delivery.id}`
}
