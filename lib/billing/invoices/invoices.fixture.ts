import { randomUUID } from 'node:crypto'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/data/db'
import { addDays, dateToDatabase, timeToDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { issueInvoice } from './operations/issue-invoice'

/** Creates a completed shoot of last week. */
export async function createBooking(
  client: Actor,
  photographer: Actor,
  propertyAddress = '903 Chestnut Street',
) {
  const { id } = await db().booking.create({
    data: {
      clientId: client.profileId,
      photographerId: photographer.profileId,
      propertyAddress,
      shootDate: dateToDatabase(addDays(todayIn('America/New_York'), -7)),
      shootTime: timeToDatabase('09:00'),
      shootEndTime: timeToDatabase('11:00'),
      totalAmountCents: 49_800,
      status: 'COMPLETED',
      idempotencyKey: randomUUID(),
    },
    select: { id: true },
  })
  return id
}

/** Creates the row of a delivery of three photos, without the photos. */
export async function createDelivery(bookingId: string, expiresOn: Date | null = null): Promise<string> {
  const { id } = await db().mediaDelivery.create({
    data: {
      bookingId,
      fileName: 'photos.zip',
      fileType: 'application/zip',
      totalPhotos: 3,
      googleDriveLink: 'https://drive.example/folder',
      idempotencyKey: randomUUID(),
      expiresOn,
    },
    select: { id: true },
  })
  return id
}

/** Issues an unpaid invoice of $498.00 by default, for a delivery if given. */
export function createInvoice(bookingId: string, amountCents = 49_800, deliveryId: string | null = null) {
  const lines = [{ kind: 'OTHER' as const, description: 'Photo Shoot', amountCents }]
  return db().$transaction((tx) => issueInvoice(tx, { bookingId, deliveryId, amountCents, lines }))
}

/** Returns how often `payment.succeeded` was raised for this invoice. */
export async function countRaised(invoiceId: string): Promise<number> {
  const rows = await db().$queryRaw<{ count: number }[]>`
    SELECT count(*)::int FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
    WHERE t.identifier = 'when:payment.succeeded' AND j.payload->>'invoiceId' = ${invoiceId}`
  return rows[0]?.count ?? 0
}
