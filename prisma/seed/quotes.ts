import { randomUUID } from 'node:crypto'
import type { PrismaClient, Service } from '@/prisma/generated/client'
import type { Person } from './people'

const hourMs = 3_600_000

type Script = {
  fullName: string
  email: string
  phone?: string
  propertyAddress: string
  propertySize?: string
  services: string[]
  message: string
  hoursAgo: number
  reply?: { text: string; hoursAgo: number }
  closed?: boolean
}

const scripts: Script[] = [
  {
    fullName: 'Helena Ashworth',
    email: 'helena@ashworthhomes.test',
    phone: '+1 828 555 0148',
    propertyAddress: '61 Laurel Bluff Drive, Weaverville, NC 28787',
    propertySize: '3,200 sq ft',
    services: ['photo_shoot', 'aerial_tour'],
    message:
      'The house goes on the market early next month. Could you come on a Friday, when the garden is in the sun?',
    hoursAgo: 4,
  },
  {
    fullName: 'Dominic Farrow',
    email: 'dominic@farrowandpike.test',
    propertyAddress: '18 Depot Street, Marshall, NC 28753',
    services: ['photo_shoot'],
    message: 'I have four apartments in one building. Is there a discount if you shoot them all in one day?',
    hoursAgo: 52,
    reply: {
      text: 'Yes, four apartments in one day for the price of three. When will they be ready?',
      hoursAgo: 47,
    },
  },
  {
    fullName: 'Ines Calloway',
    email: 'ines@calloway.test',
    propertyAddress: '402 Old Fort Road, Fairview, NC 28730',
    propertySize: '2 acres',
    services: ['aerial_tour'],
    message: 'It’s only land, no house. Can you show the boundaries from the air?',
    hoursAgo: 260,
    reply: {
      text: 'Yes, from 300 feet. If you send us the survey, we can draw in the boundaries.',
      hoursAgo: 255,
    },
    closed: true,
  },
]

/** Nobody receives email at these addresses (RFC 6761). */
export const quoteEmails = scripts.map(({ email }) => email)

/** Seeds quote requests from visitors: one new, one answered, one closed. */
export async function seedQuotes(
  database: PrismaClient,
  services: ReadonlyMap<string, Service>,
  photographer: Person,
): Promise<void> {
  const at = (hoursAgo: number) => new Date(Date.now() - hoursAgo * hourMs)
  for (const { services: ids, reply, closed, hoursAgo, ...fields } of scripts) {
    const chosen = ids.flatMap((id) => services.get(id) ?? [])
    await database.quoteRequest.create({
      data: {
        ...fields,
        idempotencyKey: randomUUID(),
        services: chosen.map(({ name }) => name),
        serviceIds: chosen.map(({ id }) => id),
        listPriceCents: chosen.reduce((sum, { priceCents }) => sum + priceCents, 0),
        status: closed ? 'CLOSED' : reply ? 'ANSWERED' : 'NEW',
        createdAt: at(hoursAgo),
        updatedAt: at(reply?.hoursAgo ?? hoursAgo),
        replies: {
          create: reply
            ? [
                {
                  authorId: photographer.profileId,
                  idempotencyKey: randomUUID(),
                  text: reply.text,
                  createdAt: at(reply.hoursAgo),
                },
              ]
            : [],
        },
      },
    })
  }
}
