import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import type { PrismaClient } from '@/prisma/generated/client'
import type { Person } from './people'

/** Adds a past shoot for $498.00, to which photos can be sent. Returns the booking's id. */
export async function addShotBooking(
  database: PrismaClient,
  shoot: { client: Person; photographer: Person; street: string; status?: 'CONFIRMED' | 'COMPLETED' },
): Promise<string> {
  const { id } = await database.booking.create({
    data: {
      clientId: shoot.client.profileId,
      photographerId: shoot.photographer.profileId,
      propertyAddress: `${shoot.street}, Asheville, NC 28804`,
      shootDate: new Date('2026-05-28T00:00:00Z'),
      shootTime: new Date('1970-01-01T09:00:00Z'),
      shootEndTime: new Date('1970-01-01T11:00:00Z'),
      totalAmountCents: 49_800,
      status: shoot.status ?? 'COMPLETED',
      idempotencyKey: randomUUID(),
    },
  })
  return id
}

/** Sets whether a delivery's photos are paid. */
export async function setPaid(database: PrismaClient, deliveryId: string, paid: boolean): Promise<void> {
  await database.invoice.updateMany({
    where: { deliveryId },
    data: {
      status: paid ? 'COMPLETED' : 'PENDING',
      paidAt: paid ? new Date() : null,
      paidMethod: paid ? 'TEST' : null,
    },
  })
}

/** Waits until this many full photos of a delivery are prepared. */
export async function waitForPhotos(
  database: PrismaClient,
  deliveryId: string,
  count: number,
): Promise<void> {
  await expect
    .poll(() => database.photo.count({ where: { deliveryId, isFull: true, state: 'READY' } }), {
      timeout: 120_000,
    })
    .toBe(count)
}
