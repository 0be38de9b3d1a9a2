import { randomUUID } from 'node:crypto'
import type { Actor } from '@/lib/auth/actor'
import type { BookShoot } from '@/lib/booking/bookings/schema/booking-form'
import type { PresentedCard } from '@/lib/catalog/cards/schema'
import { pickServices } from '@/lib/catalog/services/rules/chosen-services'
import { totalCents } from '@/lib/catalog/services/rules/totals'
import { db } from '@/lib/platform/data/db'
import { addDays, dateToDatabase, timeToDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { createBookingWithDeposit } from '@/lib/workflows/book-shoot'
import { cancelWithin } from '@/lib/workflows/cancel-within'
import { findChargeSettings } from './queries/find-charge-settings'
import { agreementOf } from './rules/payment-terms'

// Database rows for tests.

const madeServices = [
  { id: 'photo_shoot', name: 'Photo Shoot', priceCents: 29_900, durationMinutes: 30, position: 1 },
  {
    id: 'aerial_photography',
    name: 'Aerial Photography',
    priceCents: 19_900,
    durationMinutes: 30,
    position: 2,
  },
]

/** Creates two services for $299.00 and $199.00 that take an hour together. */
export async function makeServices(): Promise<string[]> {
  for (const row of madeServices) {
    await db().service.upsert({
      where: { id: row.id },
      update: { ...row, active: true },
      create: {
        ...row,
        category: 'REAL_ESTATE',
        description: 'For a test.',
        duration: '30 minutes',
      },
    })
  }
  return madeServices.map(({ id }) => id)
}

/** Creates an available slot some days ahead. */
export async function makeSlot(
  photographer: Actor,
  days = 7,
  startTime = '09:00',
  endTime = '12:00',
): Promise<string> {
  const { timeZone } = await getStudio()
  const slot = await db().availabilitySlot.create({
    data: {
      photographerId: photographer.profileId,
      date: dateToDatabase(addDays(todayIn(timeZone), days)),
      startTime: timeToDatabase(startTime),
      endTime: timeToDatabase(endTime),
    },
    select: { id: true },
  })
  return slot.id
}

/** Returns a card as read from Stripe, a different one each time. */
export function newCard(): Exclude<PresentedCard, { storedCardId: string }> {
  return {
    stripePaymentMethodId: `pm_${randomUUID()}`,
    brand: 'visa',
    last4: '4242',
    expiryMonth: 12,
    expiryYear: 2039,
  }
}

/** Returns a request for services of `makeServices`, at their prices. */
export function makeBookingRequest(
  slotId: string,
  serviceIds: string[],
  change: Partial<BookShoot> = {},
): Omit<BookShoot, 'card'> {
  return {
    slotId,
    serviceIds,
    idempotencyKey: randomUUID(),
    propertyAddress: '1418 Alder Ridge Lane, Asheville, NC 28804',
    specialInstructions: 'Lockbox on the side gate.',
    shownTotalCents: totalCents(pickServices(madeServices, serviceIds)),
    shownTaxCents: 0,
    ...change,
  }
}

/** Returns what a client agrees to for a total without tax. */
export async function readAgreedText(client: Actor, totalCents: number): Promise<string | undefined> {
  const { currency } = await getStudio()
  return agreementOf(await findChargeSettings(client), { totalCents, taxCents: 0, currency })?.text
}

export async function makeBooking(client: Actor, slotId: string, serviceIds: string[]): Promise<string> {
  const services = await db().service.findMany({
    where: { id: { in: serviceIds } },
    select: { priceCents: true },
  })
  const shownTotalCents = totalCents(services)
  const agreedText = await readAgreedText(client, shownTotalCents)
  const input = makeBookingRequest(slotId, serviceIds, { shownTotalCents, agreedText })
  const { bookingId } = await createBookingWithDeposit(client, input, newCard)
  return bookingId
}

/** Cancels an unpaid booking. */
export async function cancelBooking(actor: Actor, bookingId: string, shownFeeCents = 0): Promise<void> {
  const studio = await getStudio()
  await db().$transaction((tx) => cancelWithin(tx, actor, bookingId, { shownFeeCents, studio }))
}
