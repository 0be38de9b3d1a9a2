import type { Prisma, PrismaClient } from '@/prisma/generated/client'

/** Services priced by square feet and by the number of photos, and a package. */
export const sizedServices: Prisma.ServiceUncheckedCreateInput[] = [
  {
    id: 'listing_photos',
    category: 'REAL_ESTATE',
    name: 'Listing Photos',
    description: 'Interior and exterior stills, as many as the house needs.',
    duration: '1-2 hours',
    durationMinutes: 60,
    light: 'DAYLIGHT',
    showsExterior: true,
    priceCents: 22_500,
    position: 46,
    priceBasis: 'SQUARE_FEET',
    extraPhotoCents: 1000,
    bands: {
      create: [
        { upTo: 1500, priceCents: 22_500, durationMinutes: 60, photosIncluded: 28 },
        { upTo: 2500, priceCents: 28_500, durationMinutes: 60, photosIncluded: 35 },
        { upTo: 3500, priceCents: 35_000, durationMinutes: 90, photosIncluded: 45 },
        {
          upTo: 5000,
          priceCents: 45_000,
          durationMinutes: 120,
          photosIncluded: 55,
          extraPhotoCents: 1200,
          turnaroundHours: 48,
        },
      ],
    },
  },
  {
    id: 'detail_photos',
    category: 'REAL_ESTATE',
    name: 'Detail Photos',
    description: 'Close-ups of finishes, fixtures, and views.',
    duration: '30-60 minutes',
    durationMinutes: 30,
    light: 'DAYLIGHT',
    priceCents: 9000,
    position: 47,
    priceBasis: 'PHOTOS',
    bands: {
      create: [
        { upTo: 10, priceCents: 9000, durationMinutes: 30, photosIncluded: 10 },
        { upTo: 25, priceCents: 17_500, durationMinutes: 60, photosIncluded: 25 },
      ],
    },
  },
  {
    id: 'listing_essentials',
    category: 'REAL_ESTATE',
    kind: 'PACKAGE',
    name: 'Listing Essentials',
    description: 'Stills of the house, and the view from above.',
    duration: '3-4 hours',
    durationMinutes: 180,
    priceCents: 37_900,
    position: 5,
    priceBasis: 'SQUARE_FEET',
    bands: {
      create: [
        { upTo: 2500, priceCents: 37_900, durationMinutes: 180 },
        { upTo: 3500, priceCents: 48_900, durationMinutes: 210 },
        { upTo: 5000, priceCents: 57_900, durationMinutes: 240, turnaroundHours: 48 },
      ],
    },
    links: { create: [{ serviceId: 'listing_photos' }, { serviceId: 'aerial_photography' }] },
  },
]

export async function seedSizedServices(database: PrismaClient): Promise<void> {
  for (const data of sizedServices) await database.service.create({ data, select: { id: true } })
}
