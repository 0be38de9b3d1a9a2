import 'server-only'
import { type Actor, avatarAddress } from '@/lib/auth/actor'
import { handledByInSql } from '@/lib/bookings/policy'
import { maxCount, pageSize } from '@/lib/clients/limits'
import { visibleToSql } from '@/lib/clients/policy'
import type { ClientFilter, ClientPage, ClientRow, ClientSort } from '@/lib/clients/schema'
import { type CalendarDate, dateFromDatabase, formatDate } from '@/lib/platform/calendar-date'
import { todayIn } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { escapeLike } from '@/lib/platform/like'
import { formatSums } from '@/lib/platform/money'
import { getStudio } from '@/lib/studio/queries/get-studio'
import { Prisma } from '@/prisma/generated/client'
import type { AccountStatus } from '@/prisma/generated/enums'
import { countClients } from './count-clients'

type Filter = Pick<ClientFilter, 'search' | 'sort' | 'page'>

/** Returns one page of the studio's clients. A page past the last returns the last. */
export async function listClients(actor: Actor, { search, sort, page }: Filter): Promise<ClientPage> {
  const studio = await getStudio()
  const where = search ? Prisma.sql`${visibleToSql(actor)} AND ${matchesSearch(search)}` : visibleToSql(actor)
  const counted = search ? await countUpTo(maxCount + 1, where) : await countClients(actor)
  const hasMore = search !== '' && counted > maxCount
  const total = hasMore ? maxCount : counted
  const number = Math.min(page, Math.max(1, Math.ceil(total / pageSize)))
  const records = await readPage(actor, where, { sort, page: number, today: todayIn(studio.timeZone) })
  return { rows: records.map((record) => toRow(record, studio.currency)), total, hasMore, page: number }
}

async function countUpTo(limit: number, where: Prisma.Sql): Promise<number> {
  const [row] = await db().$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM (SELECT FROM profiles p WHERE ${where} LIMIT ${limit}) AS counted`
  return row?.count ?? 0
}

/** Matches the name, email, or company, ignoring case. */
function matchesSearch(text: string): Prisma.Sql {
  const pattern = `%${escapeLike(text)}%`
  return Prisma.sql`
    (p.full_name ILIKE ${pattern} OR p.email::text ILIKE ${pattern} OR p.company ILIKE ${pattern})`
}

type ClientRecord = {
  id: string
  fullName: string
  email: string
  company: string | null
  avatarFileId: string | null
  status: AccountStatus
  bookingCount: number
  latestShoot: Date | null
  /** The unpaid amounts by currency. */
  owed: { cents: number; currency: string }[]
}

type Shown = { sort: ClientSort; page: number; today: CalendarDate }

/** Selects the page first, so that totals are computed for its clients only. */
function readPage(actor: Actor, where: Prisma.Sql, { sort, page, today }: Shown) {
  const { joined, first } = orders(actor, today)[sort]
  return db().$queryRaw<ClientRecord[]>`
    WITH page AS MATERIALIZED (
      SELECT sorted.*, row_number() OVER () AS place FROM (
        SELECT p.* FROM profiles p ${joined}
        WHERE ${where}
        ORDER BY ${first} p.full_name, p.id
        LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}
      ) sorted
    )
    SELECT p.id, p.full_name AS "fullName", p.email::text AS email, p.company, p.avatar_file_id AS "avatarFileId",
      p.account_status AS status, booked.count AS "bookingCount", latest.shoot_date AS "latestShoot",
      owed.sums AS owed
    FROM page p
    CROSS JOIN LATERAL (SELECT count(*)::int AS count FROM bookings b WHERE b.client_id = p.id) booked
    LEFT JOIN LATERAL ${latestShoot(today)} latest ON TRUE
    CROSS JOIN LATERAL (
      SELECT coalesce(jsonb_agg(of_one), '[]') AS sums FROM (
        SELECT i.currency, sum(i.amount_cents) AS cents FROM bookings b JOIN invoices i ON i.booking_id = b.id
        WHERE b.client_id = p.id AND ${isOwed(actor)} GROUP BY i.currency
      ) of_one
    ) owed
    ORDER BY p.place`
}

/** The join and the first sort key of each order; the name comes second. */
function orders(
  actor: Actor,
  today: CalendarDate,
): Record<ClientSort, { joined: Prisma.Sql; first: Prisma.Sql }> {
  return {
    name: { joined: Prisma.empty, first: Prisma.empty },
    // One scan of the index is faster than one lookup per client.
    latest: {
      joined: Prisma.sql`LEFT JOIN (
        SELECT b.client_id, max(b.shoot_date) AS shoot_date FROM bookings b
        WHERE b.shoot_date <= ${today}::date AND b.status <> 'CANCELLED' GROUP BY b.client_id
      ) latest ON latest.client_id = p.id`,
      first: Prisma.sql`latest.shoot_date DESC NULLS LAST,`,
    },
    // Starts from the unpaid invoices, which are fewer than the clients. Amounts in different currencies count as numbers.
    balance: {
      joined: Prisma.sql`LEFT JOIN (
        SELECT b.client_id, sum(i.amount_cents) AS cents FROM invoices i JOIN bookings b ON b.id = i.booking_id
        WHERE ${isOwed(actor)} GROUP BY b.client_id
      ) owed ON owed.client_id = p.id`,
      first: Prisma.sql`coalesce(owed.cents, 0) DESC,`,
    },
  }
}

/** The date of the latest past shoot of the client `p`. */
function latestShoot(today: CalendarDate): Prisma.Sql {
  return Prisma.sql`(
    SELECT b.shoot_date FROM bookings b
    WHERE b.client_id = p.id AND b.shoot_date <= ${today}::date AND b.status <> 'CANCELLED'
    ORDER BY b.shoot_date DESC LIMIT 1
  )`
}

/** Whether the invoice `i` of the booking `b` is unpaid and the actor may see it. */
function isOwed(actor: Actor): Prisma.Sql {
  return Prisma.sql`i.status IN ('PENDING', 'FAILED') AND ${handledByInSql(actor)}`
}

function toRow(record: ClientRecord, currency: string): ClientRow {
  const { avatarFileId, status, latestShoot: day, owed, ...rest } = record
  return {
    ...rest,
    avatarUrl: avatarAddress(avatarFileId),
    isDisabled: status === 'DISABLED',
    latestShoot: day && formatDate(dateFromDatabase(day)),
    balance: formatSums(owed, currency),
    owes: owed.some(({ cents }) => cents > 0),
  }
}
