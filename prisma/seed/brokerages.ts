import type { PrismaClient } from '@/prisma/generated/client'
import type { Person } from './people'

/** Seeds a brokerage with an admin and agents, through which all of their shoots were booked. */
export async function seedBrokerage(database: PrismaClient, [admin, ...agents]: [Person, ...Person[]]) {
  const photoShoot = await database.service.findUniqueOrThrow({
    where: { id: 'photo_shoot' },
    select: { id: true, priceCents: true, currency: true },
  })
  const { id } = await database.brokerage.create({
    data: {
      name: 'Summit Ridge Estates',
      discountBasisPoints: 1000,
      prices: {
        create: {
          serviceId: photoShoot.id,
          priceCents: Math.floor(photoShoot.priceCents * 0.85),
          currency: photoShoot.currency,
        },
      },
      domains: { create: { domain: 'summitridge.test' } },
      members: {
        create: [
          { clientId: admin.profileId, role: 'ADMIN' },
          ...agents.map(({ profileId }) => ({ clientId: profileId })),
        ],
      },
    },
    select: { id: true },
  })
  await database.booking.updateMany({
    where: { clientId: { in: [admin, ...agents].map(({ profileId }) => profileId) } },
    data: { brokerageId: id },
  })
}
