import { addDays, dateFromDatabase } from '@/lib/platform/time/calendar-date'
import { instantOf } from '@/lib/platform/time/clock'
import type { Prisma, PrismaClient } from '@/prisma/generated/client'
import type { Person } from './people'
import { storeLogo } from './pictures'

type Members = [admin: Person, ...agents: Person[]]
type Scene = { foundedAt: Date; paying: Members; others: { name: string; logo: string; members: Members }[] }

/**
 * Seeds brokerages, each with an admin and agents, through which all of their shoots were booked. The first pays for them on monthly
 * statements, for which photos don't wait; the agents of the others pay at its prices.
 */
export async function seedBrokerages(database: PrismaClient, scene: Scene): Promise<void> {
  const { foundedAt, paying, others } = scene
  const photoShoot = await database.service.findUniqueOrThrow({
    where: { id: 'photo_shoot' },
    select: { id: true, priceCents: true, currency: true },
  })
  const summitRidge = await found(database, paying, {
    name: 'Summit Ridge Estates',
    logo: 'summit-ridge',
    foundedAt,
    terms: {
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
    },
  })
  await coverBookings(database, summitRidge)
  for (const { members, ...brokerage } of others)
    await found(database, members, { ...brokerage, foundedAt, terms: { discountBasisPoints: 500 } })
}

/** Founds a brokerage under the domain of its admin's address. Returns its id. */
async function found(
  database: PrismaClient,
  [admin, ...agents]: Members,
  {
    name,
    logo,
    foundedAt,
    terms,
  }: { name: string; logo: string; foundedAt: Date; terms: Omit<Prisma.BrokerageCreateInput, 'name'> },
): Promise<string> {
  const { id: logoFileId } = await storeLogo(database, logo)
  const joinedAt = foundedAt
  const { id } = await database.brokerage.create({
    data: {
      ...terms,
      name,
      createdAt: foundedAt,
      logoFile: { connect: { id: logoFileId } },
      domains: { create: { domain: admin.email.split('@')[1] ?? '', approvedAt: foundedAt } },
      members: {
        create: [
          { clientId: admin.profileId, role: 'ADMIN', joinedAt },
          ...agents.map(({ profileId }) => ({ clientId: profileId, joinedAt })),
        ],
      },
    },
    select: { id: true },
  })
  await database.booking.updateMany({
    where: { clientId: { in: [admin, ...agents].map(({ profileId }) => profileId) } },
    data: { brokerageId: id },
  })
  return id
}

/** The brokerage pays all of its bookings. */
async function coverBookings(database: PrismaClient, brokerageId: string): Promise<void> {
  const covered = await database.booking.findMany({
    where: { brokerageId },
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

/** Dates the statements as if each had been issued when its month was over. The latest is open, the others were paid by check. */
export async function payStatements(
  database: PrismaClient,
  { now, timeZone, owner }: { now: Date; timeZone: string; owner: Person },
): Promise<void> {
  const statements = await database.statement.findMany({
    orderBy: { endsOn: 'desc' },
    select: { id: true, number: true, endsOn: true, invoices: { select: { id: true, amountCents: true } } },
  })
  for (const [index, { id, number, endsOn, invoices }] of statements.entries()) {
    const at = (days: number) => {
      const instant = instantOf(addDays(dateFromDatabase(endsOn), days), '09:00', timeZone)
      return instant < now ? instant : now
    }
    await database.statement.update({ where: { id }, data: { createdAt: at(1) }, select: { id: true } })
    if (index === 0) continue
    const paid = { paidAt: at(21), markedPaidById: owner.profileId }
    await database.statement.update({
      where: { id },
      data: { status: 'PAID', paidMethod: 'CHECK', ...paid },
      select: { id: true },
    })
    await database.invoice.updateMany({
      where: { statementId: id },
      data: { status: 'COMPLETED', paidMethod: 'STATEMENT', ...paid },
    })
    await database.invoiceEvent.createMany({
      data: invoices.map(({ id: invoiceId, amountCents }) => ({
        invoiceId,
        kind: 'PAID' as const,
        actorId: owner.profileId,
        details: { amountCents, statement: number },
        onceKey: `paid:${id}`,
        createdAt: paid.paidAt,
      })),
    })
  }
}
