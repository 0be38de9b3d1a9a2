import type { PrismaClient } from '@/prisma/generated/client'
import type { Person } from './people'

/**
 * Seeds a brokerage with an admin and agents, through which all of their shoots were booked. It pays for them on monthly statements,
 * for which photos don't wait.
 */
export async function seedBrokerage(database: PrismaClient, [admin, ...agents]: [Person, ...Person[]]) {
  const photoShoot = await database.service.findUniqueOrThrow({
    where: { id: 'photo_shoot' },
    select: { id: true, priceCents: true, currency: true },
  })
  const { id: brokerageId } = await database.brokerage.create({
    data: {
      name: 'Summit Ridge Estates',
      discountBasisPoints: 1000,
      billing: 'BROKERAGE',
      billingName: 'Robin Vega',
      billingEmail: 'accounts@summitridge.test',
      paysMonthly: true,
      statementDueDays: 60,
      unlocksOnTerms: true,
      creditLimitCents: 1_000_000,
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
  const booked = { clientId: { in: [admin, ...agents].map(({ profileId }) => profileId) } }
  await database.booking.updateMany({ where: booked, data: { brokerageId } })
  const covered = await database.booking.findMany({
    where: booked,
    select: { id: true, clientId: true, totalAmountCents: true, createdAt: true },
  })
  await database.bookingCoverage.createMany({
    data: covered.map(({ id, clientId, totalAmountCents, createdAt }) => ({
      bookingId: id,
      brokerageId,
      clientId,
      basisPoints: 10_000,
      serviceIds: [],
      coveredCents: totalAmountCents,
      isAllowance: false,
      createdAt,
    })),
  })
}
