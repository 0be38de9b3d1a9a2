import { randomUUID } from 'node:crypto'
import { slugOf } from '@/lib/photos/property-pages/rules/slug'
import type { PageContent } from '@/lib/photos/property-pages/schema'
import { addDays } from '@/lib/platform/time/calendar-date'
import type { PrismaClient } from '@/prisma/generated/client'
import type { Person } from './people'

/** Publishes the page of the client's latest paid photos, with an inquiry and the views of a week. */
export async function seedPropertyPage(database: PrismaClient, client: Person, today: string): Promise<void> {
  const delivery = await database.mediaDelivery.findFirst({
    where: { booking: { clientId: client.profileId }, invoices: { some: { status: 'COMPLETED' } } },
    orderBy: { uploadedAt: 'desc' },
    select: { id: true, booking: { select: { propertyAddress: true } } },
  })
  if (!delivery) return
  const { fullName: name, email, phone, company } = client
  const agent = {
    ...{ name, phone: phone ?? '', email, company: company ?? '' },
    ...{ license: 'NC 284417', showsPhoto: true },
  }
  await database.propertyPage.create({
    data: {
      deliveryId: delivery.id,
      slug: slugOf(delivery.booking.propertyAddress),
      published: true,
      content: { ...texts, agent, openHouses: [openHouse(addDays(today, 4))] } satisfies PageContent,
      inquiries: { create: { ...inquiry, idempotencyKey: randomUUID() } },
      views: {
        create: viewsOfDays.map(([pageViews, tourViews], place) => ({
          day: new Date(addDays(today, place + 1 - viewsOfDays.length)),
          ...{ pageViews, tourViews },
        })),
      },
    },
  })
}

const texts = {
  headline: 'Morning light, a quiet street, and the mountains from every bedroom',
  description: [
    'Oak floors run throughout the main level. The kitchen, renewed in 2021, opens onto a west-facing terrace with a view over the ridge.',
    'Three bedrooms share the upper floor; the primary bedroom has its own bath and looks over the garden. A workshop and a half bath are at garden level.',
    'Ten minutes to downtown, five to the river greenway.',
  ].join('\n\n'),
  status: 'For sale',
  ...{ price: 875_000, beds: 4, baths: 2.5, area: 2480, lot: '0.34 acres', year: 1926 },
  film: '',
  leftOut: [],
}

const inquiry = {
  fullName: 'Helen Ashworth',
  email: 'helen.ashworth@example.test',
  phone: '+18285550142',
  message: 'Is the yard fenced, and could we see the house on Saturday morning?',
}

/** Of the page and its tour, oldest first; the last day is today. */
const viewsOfDays = [
  [6, 2],
  [11, 3],
  [9, 1],
  [17, 4],
  [12, 6],
  [21, 5],
  [8, 1],
] as const

function openHouse(date: string) {
  return { id: randomUUID(), date, startTime: '13:00', endTime: '15:00' }
}
