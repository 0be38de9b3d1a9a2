// Creates hundreds of people, slots and cards directly in the test run's database and the sandbox.
import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'
import type { Person } from '@/e2e/support/people'
import { addDays, dateToDatabase, timeToDatabase, type WallTime } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import type { AvailabilitySlot, PrismaClient } from '@/prisma/generated/client'
import type { Role } from '@/prisma/generated/enums'
import { sandboxKeys } from '@/sandbox/keys'

/** Creates active accounts with verified email addresses. They have no password: use `mintSession` to sign in. */
export async function makePeople(database: PrismaClient, role: Role, count: number): Promise<Person[]> {
  const people = Array.from({ length: count }, (_, index) => ({
    userId: randomUUID(),
    profileId: randomUUID(),
    email: `${role.toLowerCase()}-${randomUUID().slice(0, 13)}@example.test`,
    fullName: `${role === 'CLIENT' ? 'Casey' : 'Perry'} Number ${index + 1}`,
  }))
  await database.user.createMany({
    data: people.map(({ userId, email }) => ({
      id: userId,
      email,
      passwordHash: 'none',
      emailVerifiedAt: new Date(),
    })),
  })
  await database.profile.createMany({
    data: people.map(({ userId, profileId, email, fullName }) => ({
      id: profileId,
      userId,
      email,
      fullName,
      role,
    })),
  })
  return people
}

const hours: readonly [WallTime, WallTime][] = [
  ['00:00', '09:00'],
  ['12:00', '21:00'],
]

/** Creates open slots long enough for any booking, two a day with a gap, on days that no other test uses. */
export async function makeSlots(
  database: PrismaClient,
  photographer: Person,
  count: number,
): Promise<AvailabilitySlot[]> {
  return database.availabilitySlot.createManyAndReturn({
    data: Array.from({ length: count }, (_, index) => {
      const [startTime, endTime] = hours[index % hours.length] ?? ['00:00', '09:00']
      const day = addDays(todayIn('America/New_York'), 2000 + Math.floor(index / hours.length))
      return {
        photographerId: photographer.profileId,
        date: dateToDatabase(day),
        startTime: timeToDatabase(startTime),
        endTime: timeToDatabase(endTime),
      }
    }),
  })
}

/** Creates adjacent slots between these hours, on one day that no other test uses. */
export async function makeAdjacentSlots(
  database: PrismaClient,
  photographer: Person,
  hours: readonly WallTime[],
): Promise<AvailabilitySlot[]> {
  const date = dateToDatabase(addDays(todayIn('America/New_York'), 3000))
  return database.availabilitySlot.createManyAndReturn({
    data: hours.slice(1).map((end, index) => ({
      photographerId: photographer.profileId,
      date,
      startTime: timeToDatabase(hours[index] ?? '00:00'),
      endTime: timeToDatabase(end),
    })),
  })
}

/** Creates a saved card for each client, as an earlier booking would have. */
export async function createStoredCards(database: PrismaClient, clients: readonly Person[]) {
  const cards = clients.map((client) => ({ client, storedCardId: randomUUID() }))
  await database.storedCard.createMany({
    data: cards.map(({ client, storedCardId }) => ({
      id: storedCardId,
      profileId: client.profileId,
      stripePaymentMethodId: `pm_${storedCardId}`,
      brand: 'visa',
      last4: '4242',
      expiryMonth: 12,
      expiryYear: 2039,
    })),
  })
  return new Map(cards.map(({ client, storedCardId }) => [client, { storedCardId }]))
}

/** Adds a valid card for each client in Stripe. Returns the setup intent that each booking submits. */
export async function addCardsAtStripe(
  database: PrismaClient,
  sandboxUrl: string,
  clients: readonly Person[],
) {
  const { hostname: host, port } = new URL(sandboxUrl)
  const stripe = new Stripe(sandboxKeys.stripe.secretKey, { host, port, protocol: 'http', telemetry: false })
  const cards = clients.map(async (client) => {
    const customer = await stripe.customers.create({ email: client.email })
    const intent = await stripe.setupIntents.create({
      customer: customer.id,
      payment_method: 'pm_card_visa',
      confirm: true,
      metadata: { profile_id: client.profileId },
    })
    await database.profile.update({
      where: { id: client.profileId },
      data: { stripeCustomerId: customer.id },
      select: { id: true },
    })
    return [client, { setupIntentId: intent.id }] as const
  })
  return new Map(await Promise.all(cards))
}

/** Hides the photographers' slots from later tests. */
export async function hideSlots(database: PrismaClient, photographers: readonly Person[]) {
  await database.availabilitySlot.updateMany({
    where: { photographerId: { in: photographers.map(({ profileId }) => profileId) } },
    data: { isAvailable: false },
  })
}
