import { randomUUID } from 'node:crypto'
import { slugOf } from '@/lib/photos/property-pages/rules/slug'
import type { PageContent } from '@/lib/photos/property-pages/schema/editing'
import { addDays } from '@/lib/platform/time/calendar-date'
import type { PrismaClient } from '@/prisma/generated/client'
import { seedMedia } from './media'
import type { Person } from './people'
import { seedPlanPins } from './plan-pins'

/**
 * Publishes the page of the client's latest paid photos, with an inquiry and the views of a week, and adds their film,
 * their floor plan with pins, and their 3D tour.
 */
export async function seedPropertyPage(database: PrismaClient, client: Person, today: string): Promise<void> {
  const delivery = await database.mediaDelivery.findFirst({
    where: { booking: { clientId: client.profileId }, invoices: { some: { status: 'COMPLETED' } } },
    orderBy: { uploadedAt: 'desc' },
    select: { id: true, booking: { select: { propertyAddress: true } } },
  })
  if (!delivery) return
  const url = 'https://my.matterport.com/show/?m=SxQL3iGyoDo'
  await database.virtualTour.create({
    data: { deliveryId: delivery.id, url, unbrandedUrl: `${url}&mls=1` },
  })
  await seedMedia(database, delivery.id)
  await seedPlanPins(database, delivery.id)
  const { fullName: name, email, phone, company } = client
  const agent = {
    name,
    phone: phone ?? '',
    email,
    company: company ?? '',
    license: 'NC 284417',
    showsPhoto: true,
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
          pageViews,
          tourViews,
        })),
      },
    },
  })
}

/** Of the pavilion, whose pictures the client's latest paid delivery has. */
const texts = {
  headline: 'One level of glass and timber, and a pool as long as the house',
  description: [
    'The pavilion lies along its pool, open to the south. Living room, dining, and the walnut and marble kitchen share one room under a timber ceiling; glass walls slide away to the terrace.',
    'The primary bedroom has a walnut wall and doors to the garden, its bath a freestanding tub under a wide window. Stone floors are heated throughout.',
    'Twenty minutes to downtown Asheville, ten to the airport.',
  ].join('\n\n'),
  status: 'For sale',
  price: 1_095_000,
  beds: 1,
  baths: 1,
  area: 1212,
  lot: '0.8 acres',
  year: 2021,
  film: '',
  leftOut: [],
}

const inquiry = {
  fullName: 'Helen Ashworth',
  email: 'helen.ashworth@example.test',
  phone: '+18285550142',
  message: 'Does the pool have a cover for the winter, and could we see the house on Saturday morning?',
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
