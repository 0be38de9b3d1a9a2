import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { can } from '@/lib/auth/rules/capabilities'
import { overseenBy } from '@/lib/booking/bookings/policy'
import { coveringFor, isExpiredFor, mayOpenFullPhotos, visibleTo } from '@/lib/photos/deliveries/policy'
import { importedOn, isUnlocked } from '@/lib/photos/deliveries/rules/gallery'
import type { DeliverySummary } from '@/lib/photos/deliveries/schema/deliveries'
import { db } from '@/lib/platform/data/db'
import { queryBuilder } from '@/lib/platform/data/query-builder'
import { checkSql, whereSql } from '@/lib/platform/data/where-sql'
import { splitAddress } from '@/lib/platform/text/address'
import { addDays, type CalendarDate } from '@/lib/platform/time/calendar-date'
import { dateOf, formatInstantDate, todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { selectCoverage } from './select-coverage'
import { chooseCovers, selectCovers } from './select-covers'

/** How long a delivery counts as recent. */
const recentDays = 14

/** The deliveries that the actor sees as their own, or those that they oversee as an admin of a brokerage. */
type Among = 'visible' | 'overseen'
type Wanted = { bookingId?: string | undefined; skip?: number; take: number }

/** Returns the summaries of the actor's deliveries, of one booking or all, newest first. */
export async function readSummaries(
  actor: Actor,
  wanted: Wanted,
  among: Among = 'visible',
): Promise<DeliverySummary[]> {
  const [rows, { timeZone }] = await Promise.all([readRows(actor, wanted, among), getStudio()])
  const today = todayIn(timeZone)
  return rows.map((row) => toSummary(actor, row, { timeZone, today, among }))
}

function readRows(actor: Actor, { bookingId, skip = 0, take }: Wanted, among: Among) {
  const builder = queryBuilder(db())
  const visible = among === 'overseen' ? { booking: overseenBy(actor) } : visibleTo(actor)
  const deliveries = builder.selectFrom('media_deliveries as d')
  const matching =
    bookingId === undefined
      ? deliveries.where(whereSql('media_deliveries', visible, 'd'))
      : deliveries.where('d.bookingId', '=', bookingId).where(checkSql('media_deliveries', visible, 'd'))
  const page = matching
    .select(['d.id', 'd.bookingId', 'd.uploadedAt', 'd.expiresOn', 'd.totalPhotos'])
    .orderBy('d.uploadedAt', 'desc')
    .orderBy('d.id', 'desc')
    .limit(take)
    .offset(skip)
  const { invoices, transfers, statement } = selectCoverage(actor)
  // Of the page only: Postgres may select them of all deliveries before it sorts these.
  return builder
    .selectFrom(page.as('d'))
    .innerJoin('bookings as b', 'b.id', 'd.bookingId')
    .innerJoin('profiles as agent', 'agent.id', 'b.clientId')
    .selectAll('d')
    .select(['b.propertyAddress', 'b.clientId', 'b.importedAt', 'agent.fullName as agent'])
    .select([invoices.as('invoices'), transfers.as('transfers'), statement.as('statement')])
    .select(selectCovers(actor).as('covers'))
    .orderBy('d.uploadedAt', 'desc')
    .orderBy('d.id', 'desc')
    .execute()
}

type Listed = { timeZone: string; today: CalendarDate; among: Among }

function toSummary(
  actor: Actor,
  { clientId, importedAt, ...row }: Awaited<ReturnType<typeof readRows>>[number],
  { timeZone, today, among }: Listed,
): DeliverySummary {
  const expired = isExpiredFor(actor, row.expiresOn, today)
  const covering = coveringFor(actor, { ...row, booking: { clientId, importedAt } })
  const [latest = null] = covering.invoices
  const paid = isUnlocked(covering)
  const seesPayment = can(actor, 'open-invoices')
  return {
    id: row.id,
    bookingId: row.bookingId,
    street: splitAddress(row.propertyAddress).street,
    deliveredOn: formatInstantDate(row.uploadedAt, timeZone),
    importedOn: importedOn(covering, timeZone),
    isRecent: dateOf(row.uploadedAt, timeZone) >= addDays(today, -recentDays),
    photoCount: row.totalPhotos,
    paid: seesPayment ? paid : null,
    invoice:
      seesPayment && latest
        ? { status: latest.status, isComplimentary: latest.paidMethod === 'NO_CHARGE' }
        : null,
    statement: seesPayment && paid && covering.invoices === row.invoices ? row.statement : null,
    agent: among === 'overseen' ? row.agent : null,
    expired,
    cover: expired ? null : (chooseCovers(actor, row.covers, mayOpenFullPhotos(actor, paid))[0] ?? null),
  }
}
