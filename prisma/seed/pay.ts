import { randomUUID } from 'node:crypto'
import { createStatement } from '@/lib/billing/pay/operations/create-statement'
import { readDrafts } from '@/lib/billing/pay/operations/read-drafts'
import { defaultRule, type Period, periodOf, previousPeriod } from '@/lib/billing/pay/rules/periods'
import { addDays, dateToDatabase } from '@/lib/platform/time/calendar-date'
import { instantOf } from '@/lib/platform/time/clock'
import type { PrismaClient } from '@/prisma/generated/client'
import type { Person } from './people'

type Scene = { today: string; timeZone: string; photographers: [owner: Person, colleague: Person] }

/** Seeds pay terms, a shared shoot, a paid and an approved statement of the colleague; the owner's own pay is still open. */
export async function seedPay(
  database: PrismaClient,
  { today, timeZone, photographers }: Scene,
): Promise<void> {
  const [owner, colleague] = photographers
  const lastMonth = previousPeriod(periodOf(today, defaultRule), defaultRule)
  const monthBefore = previousPeriod(lastMonth, defaultRule)
  await seedTerms(database, { owner, colleague, lastMonth, monthBefore })
  await shareAShoot(database, { owner, colleague, month: lastMonth })
  const approve = (period: Period) =>
    approveFor(database, {
      photographerId: colleague.profileId,
      approvedById: owner.profileId,
      period,
      timeZone,
    })
  const paid = await approve(monthBefore)
  if (paid) {
    await database.payStatement.update({
      where: { id: paid },
      data: { paidOn: dateToDatabase(addDays(monthBefore.endsOn, 5)), paidMethod: 'BANK_TRANSFER' },
    })
  }
  await database.payAdjustment.create({
    data: {
      photographerId: colleague.profileId,
      amountCents: 7500,
      reason: 'Second visit for exteriors',
      idempotencyKey: randomUUID(),
      createdAt: instantOf(lastMonth.endsOn, '12:00', timeZone),
    },
  })
  await approve(lastMonth)
}

type Months = { owner: Person; colleague: Person; lastMonth: Period; monthBefore: Period }

async function seedTerms(database: PrismaClient, { owner, colleague, lastMonth, monthBefore }: Months) {
  await database.payTerms.createMany({
    data: [
      {
        photographerId: owner.profileId,
        basis: 'FIXED',
        serviceBasisPoints: 0,
        shootCents: 18_000,
        travelBasisPoints: 10_000,
        lateFeeBasisPoints: 0,
        paidFrom: dateToDatabase(lastMonth.startsOn),
        isContractor: false,
        hasW9: false,
      },
      {
        photographerId: colleague.profileId,
        basis: 'PERCENT',
        serviceBasisPoints: 5500,
        shootCents: 0,
        travelBasisPoints: 10_000,
        lateFeeBasisPoints: 5000,
        paidFrom: dateToDatabase(monthBefore.startsOn),
        isContractor: true,
        legalName: 'Noah R. Castellanos',
        hasW9: true,
      },
    ],
  })
}

/** Two photographers share the pay of one shoot. */
async function shareAShoot(
  database: PrismaClient,
  { owner, colleague, month }: { owner: Person; colleague: Person; month: Period },
) {
  const booking = await database.booking.findFirst({
    where: {
      photographerId: colleague.profileId,
      status: 'COMPLETED',
      shootDate: { gte: dateToDatabase(month.startsOn), lte: dateToDatabase(month.endsOn) },
    },
    orderBy: [{ shootDate: 'desc' }, { id: 'desc' }],
    select: { id: true },
  })
  if (!booking) return
  await database.payShare.createMany({
    data: [
      { bookingId: booking.id, photographerId: colleague.profileId, basisPoints: 6000 },
      { bookingId: booking.id, photographerId: owner.profileId, basisPoints: 4000 },
    ],
  })
}

type Approval = { photographerId: string; approvedById: string; period: Period; timeZone: string }

/** Returns the statement's id; null if nothing was earned. */
async function approveFor(
  database: PrismaClient,
  { photographerId, approvedById, period, timeZone }: Approval,
): Promise<string | null> {
  return database.$transaction(async (tx) => {
    const range = { photographerIds: [photographerId], until: period.endsOn, timeZone }
    const draft = (await readDrafts(tx, range)).get(photographerId)
    if (!draft || draft.shoots.length === 0) return null
    return createStatement(tx, { photographerId, period, draft, approvedById })
  })
}
