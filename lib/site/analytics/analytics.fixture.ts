import { randomUUID } from 'node:crypto'
import type { Actor } from '@/lib/auth/actor'
import { createBooking, createInvoice } from '@/lib/billing/invoices/invoices.fixture'
import { db } from '@/lib/platform/data/db'

/** Creates a shoot last week that was booked, delivered, and paid at the given times. */
export async function createPaidShoot(
  client: Actor,
  photographer: Actor,
  { bookedAt, sentAt, paidAt, cents }: { bookedAt: Date; sentAt: Date; paidAt: Date; cents: number },
): Promise<{ bookingId: string; invoiceId: string }> {
  const bookingId = await createBooking(client, photographer)
  await db().booking.update({ where: { id: bookingId }, data: { createdAt: bookedAt } })
  const delivery = await db().mediaDelivery.create({
    data: {
      bookingId,
      fileName: 'photos.zip',
      fileType: 'application/zip',
      totalPhotos: 1,
      googleDriveLink: 'https://drive.google.com/drive/folders/test',
      idempotencyKey: randomUUID(),
      uploadedAt: sentAt,
    },
  })
  const { invoiceId } = await createInvoice(bookingId, cents)
  await db().invoice.update({
    where: { id: invoiceId },
    data: { status: 'COMPLETED', paidAt, paidMethod: 'CARD', deliveryId: delivery.id, createdAt: sentAt },
  })
  return { bookingId, invoiceId }
}
