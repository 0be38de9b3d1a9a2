import 'server-only'
import type { Expression, SqlBool } from 'kysely'
import { cache } from 'react'
import { z } from 'zod'
import { type Actor, avatarAddress } from '@/lib/auth/actor'
import { photographersBilledBy } from '@/lib/people/accounts/policy'
import { collectedCents } from '@/lib/people/clients/operations/collected-cents'
import { visibleTo } from '@/lib/people/clients/policy'
import type { ClientDetail } from '@/lib/people/clients/schema'
import { db } from '@/lib/platform/data/db'
import { countRows, queryBuilder } from '@/lib/platform/data/query-builder'
import { whereSql } from '@/lib/platform/data/where-sql'
import { formatSums } from '@/lib/platform/money/money'
import { dateToDatabase, formatDate, formatMonthAndYear } from '@/lib/platform/time/calendar-date'
import { dateOf, todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import type { InvoiceStatus } from '@/prisma/generated/enums'

/** Returns a client with their totals; null if the actor may not see one with this id. Cached per request. */
export const findClient = cache(async (actor: Actor, clientId: string): Promise<ClientDetail | null> => {
  if (!z.uuid().safeParse(clientId).success) return null
  const { timeZone, currency } = await getStudio()
  const profile = await db().profile.findFirst({
    where: { AND: [{ id: clientId }, visibleTo(actor)] },
    select: {
      id: true,
      userId: true,
      fullName: true,
      email: true,
      phone: true,
      company: true,
      brokerageMember: { select: { brokerage: { select: { id: true, name: true } } } },
      avatarFileId: true,
      accountStatus: true,
      createdAt: true,
      user: { select: { emailVerifiedAt: true, invitedAt: true } },
    },
  })
  if (!profile) return null
  const { avatarFileId, accountStatus, createdAt, user, brokerageMember, ...details } = profile
  const [[bookings = { total: 0, upcoming: 0, cancelled: 0 }], sums] = await Promise.all([
    countBookings(clientId, dateToDatabase(todayIn(timeZone))),
    sumInvoices(actor, clientId),
  ])
  const sumOf = (...statuses: InvoiceStatus[]) => {
    const some = sums.filter(({ status }) => statuses.includes(status))
    return { amount: formatSums(some, currency), count: some.reduce((total, { count }) => total + count, 0) }
  }
  return {
    ...details,
    brokerage: brokerageMember?.brokerage ?? null,
    avatarUrl: avatarAddress(avatarFileId),
    status: accountStatus,
    isVerified: user.emailVerifiedAt !== null,
    invitedOn: user.emailVerifiedAt || !user.invitedAt ? null : formatDate(dateOf(user.invitedAt, timeZone)),
    clientSince: formatMonthAndYear(dateOf(createdAt, timeZone)),
    bookings,
    due: sumOf('PENDING', 'FAILED'),
    paid: sumOf('COMPLETED'),
  }
})

function countBookings(clientId: string, today: Date) {
  return queryBuilder(db())
    .selectFrom('bookings')
    .where('clientId', '=', clientId)
    .select((eb) => {
      const isUpcoming = eb.and([eb('status', 'in', ['PENDING', 'CONFIRMED']), eb('shootDate', '>=', today)])
      const countWhere = (condition: Expression<SqlBool>) =>
        eb.cast<number>(eb.fn.countAll().filterWhere(condition), 'integer')
      return [
        countRows.as('total'),
        countWhere(isUpcoming).as('upcoming'),
        countWhere(eb('status', '=', 'CANCELLED')).as('cancelled'),
      ]
    })
    .execute()
}

/** Sums the invoices that the client pays and the actor may see, after refunds. */
function sumInvoices(actor: Actor, clientId: string) {
  return queryBuilder(db())
    .selectFrom('invoices as i')
    .innerJoin('bookings as b', 'b.id', 'i.bookingId')
    .where('i.clientId', '=', clientId)
    .where('i.payerName', 'is', null)
    .where(whereSql('bookings', { photographer: photographersBilledBy(actor) }, 'b'))
    .groupBy(['i.status', 'i.currency'])
    .select(['i.status', 'i.currency', countRows.as('count'), collectedCents.as('cents')])
    .execute()
}
