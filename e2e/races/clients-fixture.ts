// Hundreds of clients with sessions and cards, and a photographer with slots of their own, for the race tests.

import { randomUUID } from 'node:crypto'
import { agreedText } from '@/e2e/support/agreed-text'
import { addCardsAtStripe, createStoredCards, hideSlots, makePeople } from '@/e2e/support/bulk-data'
import type { Visitor } from '@/e2e/support/http-visitor'
import { makePerson, type Person } from '@/e2e/support/people'
import { test as base } from '@/e2e/support/portal-fixture'
import { providedStudio } from '@/e2e/support/provided-studio'
import type { ActionResponse } from '@/e2e/support/server-actions'
import { mintSession } from '@/e2e/support/sessions'
import { timeTakenText } from '@/lib/calendar/availability/words/times'
import { totalCents } from '@/lib/catalog/services/rules/totals'
import type { PrismaClient } from '@/prisma/generated/client'

type PricedService = { id: string; priceCents: number }
/** A person, and who sends requests with their session. */
export type SignedInPerson = Person & { visitor: Visitor }
/** A client with a card to book with: a saved one, or a new one that Stripe just confirmed. */
export type Client = SignedInPerson & { card: { storedCardId: string } | { setupIntentId: string } }

type Fixtures = {
  makeClients: (count: number) => Promise<Client[]>
  photographer: SignedInPerson
  services: PricedService[]
}

export const test = base.extend<Fixtures>({
  makeClients: async ({ portal, sandbox }, use) => {
    const { database, newVisitor } = portal
    await use(async (count) => {
      const people = await makePeople(database, 'CLIENT', count)
      // One in ten uses a new card; more would flood the test with Stripe webhooks.
      const newcomers = people.filter((_, index) => index % 10 === 0)
      const cards = new Map<Person, Client['card']>([
        ...(await createStoredCards(database, people)),
        ...(await addCardsAtStripe(database, sandbox.url, newcomers)),
      ])
      const clients = people.map(async (person) => ({
        ...person,
        visitor: await newVisitor(await sessionOf(database, person)),
        card: cards.get(person) ?? { storedCardId: '' },
      }))
      return Promise.all(clients)
    })
  },
  photographer: async ({ portal }, use) => {
    const person = await makePerson(portal.database, 'photographer')
    await use({ ...person, visitor: await portal.newVisitor(await sessionOf(portal.database, person)) })
    await hideSlots(portal.database, [person])
  },
  services: async ({ portal }, use) => {
    const services = await portal.database.service.findMany({
      where: { active: true, kind: 'SERVICE' },
      select: { id: true, priceCents: true },
      orderBy: { position: 'asc' },
      take: 3,
    })
    await use(services)
  },
})

function sessionOf(database: PrismaClient, person: Person) {
  return mintSession(database, providedStudio().authSecret, person)
}

/** Returns what Complete Booking submits. */
export function bookingInputFor({ card }: Client, slotId: string, services: readonly PricedService[]) {
  return {
    idempotencyKey: randomUUID(),
    slotId,
    serviceIds: services.map(({ id }) => id),
    shownTotalCents: totalCents(services),
    propertyAddress: '1418 Alder Ridge Lane, Asheville, NC 28804',
    specialInstructions: '',
    agreedText,
    card,
  }
}

/** Returns the successful responses. */
export function succeeded(responses: readonly ActionResponse[]) {
  return responses.filter((response) => response.kind === 'ok')
}

/** Returns each different unsuccessful response once. Anything among them that isn't an error is a bug. */
export function distinctFailures(responses: readonly ActionResponse[]): unknown[] {
  const failures = responses.filter((response) => response.kind !== 'ok')
  const serialized = failures.map((response) => JSON.stringify(response))
  return [...new Set(serialized)].map((text) => JSON.parse(text))
}

/** Returns a list's item. @throws if there is none */
export function itemAt<T>(list: readonly T[], index: number): T {
  const item = list[index]
  if (item === undefined) throw new Error(`There's no item ${index}.`)
  return item
}

export const slotTaken = {
  kind: 'error',
  code: 'slot-taken',
  message: timeTakenText,
  fields: {},
}
