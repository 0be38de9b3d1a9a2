import 'server-only'
import { sql } from 'kysely'
import { cache } from 'react'
import { z } from 'zod'
import { type Actor, avatarAddress } from '@/lib/auth/actor'
import { handledBy } from '@/lib/bookings/policy'
import { visibleTo } from '@/lib/clients/policy'
import type { ClientDetail } from '@/lib/clients/schema'
import { dateToDatabase, formatDate, formatMonthAndYear } from '@/lib/platform/calendar-date'
import { dateOf, todayIn } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { formatSums } from '@/lib/platform/money'
import { countRows, queryBuilder } from '@/lib/platform/query-builder'
import { whereSql } from '@/lib/platform/where-sql'
import { getStudio } from '@/lib/studio/queries/get-studio'
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
  const [bookings, sums] = await Promise.all([
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

async function countBookings(clientId: string, today: Date): Promise<ClientDetail['bookings']> {
  const count = (where: object) => db().booking.count({ where: { AND: [{ clientId }, where] } })
  const [total, upcoming, cancelled] = await Promise.all([
    count({}),
    count({ status: { in: ['PENDING', 'CONFIRMED'] }, shootDate: { gte: today } }),
    count({ status: 'CANCELLED' }),
  ])
  return { total, upcoming, cancelled }
}

/** Sums the invoices that the client pays and the actor may see, after refunds. */
function sumInvoices(actor: Actor, clientId: string) {
  return queryBuilder(db())
    .selectFrom('invoices as i')
    .innerJoin('bookings as b', 'b.id', 'i.bookingId')
    .where('i.clientId', '=', clientId)
    .where('i.payerName', 'is', null)
    .where(whereSql('bookings', handledBy(actor), 'b'))
    .groupBy(['i.status', 'i.currency'])
    .select([
      'i.status',
      'i.currency',
      countRows.as('count'),
      sql<number>`sum(i.amount_cents - i.refunded_cents)::float8`.as('cents'),
    ])
    .execute()
}
