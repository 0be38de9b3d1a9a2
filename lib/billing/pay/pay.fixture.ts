import { randomUUID } from 'node:crypto'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/data/db'
import { type CalendarDate, dateToDatabase, timeToDatabase } from '@/lib/platform/time/calendar-date'
import { instantOf } from '@/lib/platform/time/clock'
import type { BookingStatus } from '@/prisma/generated/enums'

export type Shoot = {
  date: CalendarDate
  /** Prices in cents; by default $299.00 and $199.00. */
  services: number[]
  travelFeeCents: number
  status: BookingStatus
  currency: string
  address: string
  /** Cancels the shoot late; the client has paid the fee on that day, or not yet. */
  lateFee: { cents: number; paidOn: CalendarDate | null }
}

/** Creates a booking, by default a completed shoot, and returns its id. */
export async function shoot(
  client: Actor,
  photographer: Actor,
  { date, services = [29_900, 19_900], lateFee, ...change }: Partial<Shoot> & { date: CalendarDate },
): Promise<string> {
  const travelFeeCents = change.travelFeeCents ?? 0
  const { id } = await db().booking.create({
    data: {
      clientId: client.profileId,
      photographerId: photographer.profileId,
      propertyAddress: change.address ?? '903 Chestnut Street, Asheville, NC 28801',
      shootDate: dateToDatabase(date),
      shootTime: timeToDatabase('09:00'),
      shootEndTime: timeToDatabase('11:00'),
      totalAmountCents: services.reduce((sum, price) => sum + price, travelFeeCents),
      travelFeeCents,
      ...(travelFeeCents > 0 && { travelMiles: 30 }),
      currency: change.currency ?? 'USD',
      status: lateFee ? 'CANCELLED' : (change.status ?? 'COMPLETED'),
      ...(lateFee && { lateFeeCents: lateFee.cents, lateFeeState: 'CHARGED' as const }),
      idempotencyKey: randomUUID(),
    },
    select: { id: true },
  })
  for (const [index, priceCents] of services.entries()) await bookService(id, index, priceCents)
  if (lateFee) await chargeFee(client, id, lateFee)
  return id
}

async function bookService(bookingId: string, index: number, priceCents: number): Promise<void> {
  const service = { id: `paid_service_${index + 1}`, name: `Service ${index + 1}`, priceCents }
  await db().service.upsert({
    where: { id: service.id },
    update: {},
    create: {
      ...service,
      category: 'OTHER',
      description: 'For a test.',
      duration: '1 hour',
      durationMinutes: 60,
    },
  })
  await db().bookedService.create({
    data: { bookingId, serviceId: service.id, name: service.name, priceCents, position: index },
  })
}

async function chargeFee(
  client: Actor,
  bookingId: string,
  { cents, paidOn }: Shoot['lateFee'],
): Promise<void> {
  await db().invoice.create({
    data: {
      invoiceNumber: `PAY-${randomUUID().slice(0, 8)}`,
      bookingId,
      clientId: client.profileId,
      amountCents: cents,
      dueOn: new Date(),
      ...(paidOn && {
        status: 'COMPLETED' as const,
        paidAt: instantOf(paidOn, '12:00', 'America/New_York'),
        paidMethod: 'CASH' as const,
      }),
    },
  })
}
