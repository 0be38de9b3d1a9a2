import type { CouponValues, ManagedCoupon } from '@/lib/catalog/coupons/schema'
import { dateFromDatabase } from '@/lib/platform/time/calendar-date'
import type { Prisma } from '@/prisma/generated/client'

/** The columns of a ManagedCoupon. */
export const couponFields = {
  id: true,
  code: true,
  basisPoints: true,
  amountCents: true,
  minimumCents: true,
  currency: true,
  firstOrderOnly: true,
  maxUses: true,
  maxUsesPerClient: true,
  startsOn: true,
  endsOn: true,
  forAllServices: true,
  forAllClients: true,
  forAllBrokerages: true,
  archivedAt: true,
  services: { select: { serviceId: true }, orderBy: { serviceId: 'asc' } },
  clients: { select: { client: { select: { email: true } } }, orderBy: { clientId: 'asc' } },
  brokerages: {
    select: { brokerageId: true, brokerage: { select: { name: true } } },
    orderBy: { brokerageId: 'asc' },
  },
  _count: { select: { bookings: true } },
} satisfies Prisma.CouponSelect

type CouponRow = Prisma.CouponGetPayload<{ select: typeof couponFields }>

export function toManagedCoupon(row: CouponRow): ManagedCoupon {
  return {
    id: row.id,
    ...toValues(row),
    isArchived: row.archivedAt !== null,
    brokerageNames: row.brokerages.map(({ brokerage }) => brokerage.name),
    uses: row._count.bookings,
  }
}

function toValues(row: CouponRow): CouponValues {
  const { code, basisPoints, amountCents, minimumCents, currency, firstOrderOnly } = row
  const { maxUses, maxUsesPerClient, startsOn, endsOn } = row
  return {
    code,
    basisPoints,
    amountCents,
    minimumCents,
    currency,
    firstOrderOnly,
    maxUses,
    maxUsesPerClient,
    startsOn: startsOn && dateFromDatabase(startsOn),
    endsOn: endsOn && dateFromDatabase(endsOn),
    serviceIds: row.forAllServices ? null : row.services.map(({ serviceId }) => serviceId),
    brokerageIds: row.forAllBrokerages ? null : row.brokerages.map(({ brokerageId }) => brokerageId),
    clientEmails: row.forAllClients ? null : row.clients.map(({ client }) => client.email),
  }
}
