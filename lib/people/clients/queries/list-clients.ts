import 'server-only'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { type Actor, avatarAddress } from '@/lib/auth/actor'
import { photographersBilledBy } from '@/lib/people/accounts/policy'
import { manyClients, maxCount, pageSize } from '@/lib/people/clients/limits'
import {
  type ClientPatterns,
  clientPatterns,
  matchClient,
} from '@/lib/people/clients/operations/match-client'
import { listedFor } from '@/lib/people/clients/policy'
import type { ClientFilter, ClientPage, ClientRow, ClientSort } from '@/lib/people/clients/schema'
import { choosePage } from '@/lib/platform/data/choose-page'
import { db } from '@/lib/platform/data/db'
import { countRows, queryBuilder, selectCount } from '@/lib/platform/data/query-builder'
import { whereSql } from '@/lib/platform/data/where-sql'
import { formatSums } from '@/lib/platform/money/money'
import { dateFromDatabase, dateToDatabase, formatDate } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { countPeople } from './count-people'

type Filter = Pick<ClientFilter, 'search' | 'sort' | 'page'>

/** Returns one page of the studio's clients. A page past the last returns the last. */
export async function listClients(actor: Actor, { search, sort, page }: Filter): Promise<ClientPage> {
  const studio = await getStudio()
  const patterns = search ? clientPatterns(search) : null
  const counted = patterns ? await countMatching(actor, patterns) : (await countPeople(actor)).clients
  const { skip, take, ...chosen } = choosePage(page, counted, { pageSize, ...(search && { maxCount }) })
  const today = dateToDatabase(todayIn(studio.timeZone))
  const shown = { ...patterns, today, skip, take }
  const walks = sort === 'latest' && !search && counted > manyClients && skip < manyClients
  const recent = walks ? await readPage(actor, shown, 'recent') : []
  const records = recent.length === take ? recent : await readPage(actor, shown, sort)
  return { rows: records.map((record) => toRow(record, studio.currency)), ...chosen.page }
}

async function countMatching(actor: Actor, patterns: ClientPatterns): Promise<number> {
  const matching = selectClients(actor, patterns).select('p.id')
  return (await selectCount(matching, maxCount + 1).execute())[0]?.count ?? 0
}

function selectClients(actor: Actor, { pattern, phone }: Partial<ClientPatterns>) {
  const clients = queryBuilder(db())
    .selectFrom('profiles as p')
    .where(whereSql('profiles', listedFor(actor), 'p'))
  return pattern ? clients.where(matchClient({ pattern, phone })) : clients
}

type Shown = { today: Date; skip: number; take: number }

/** Reads a page of clients. Selects the page first, so that totals are computed for its clients only. */
function readPage(
  actor: Actor,
  { today, skip, take, ...patterns }: Shown & Partial<ClientPatterns>,
  sort: ClientSort | 'recent',
) {
  const columns = [
    'p.id',
    'p.fullName',
    'p.email',
    'p.phone',
    'p.company',
    'p.avatarFileId',
    'p.accountStatus',
  ] as const
  const sorted = selectClients(actor, patterns)
    .select(columns)
    // One scan of the index is faster than one lookup per client.
    .$if(sort === 'latest', (all) =>
      all
        .leftJoin(latestShoots(today).as('latest'), 'latest.clientId', 'p.id')
        .orderBy('latest.shootDate', (order) => order.desc().nullsLast()),
    )
    // Walks back from today until the page is full. Leaves out who never had a shoot.
    .$if(sort === 'recent', (all) =>
      all.innerJoin(lastShoots(today).as('last'), 'last.clientId', 'p.id').orderBy('last.shootDate', 'desc'),
    )
    // Starts from the unpaid invoices, which are fewer than the clients. Amounts in different currencies count as numbers.
    .$if(sort === 'balance', (all) =>
      all
        .leftJoin(balances(actor).as('owed'), 'owed.clientId', 'p.id')
        .orderBy((eb) => eb.fn.coalesce('owed.cents', eb.lit(0)), 'desc'),
    )
    .orderBy('p.fullName')
    .orderBy('p.id')
    .limit(take)
    .offset(skip)
  return queryBuilder(db())
    .with(
      (cte) => cte('page').materialized(),
      (qb) =>
        qb
          .selectFrom(sorted.as('sorted'))
          .selectAll()
          .select((eb) => eb.fn.agg<number>('row_number').over().as('place')),
    )
    .selectFrom('page as p')
    .select([...columns])
    .select((eb) => [
      eb
        .selectFrom('bookings as b')
        .whereRef('b.clientId', '=', 'p.id')
        .select(countRows.as('count'))
        .$asScalar()
        .$notNull()
        .as('bookingCount'),
      pastShoots(today)
        .where('b.clientId', '=', eb.ref('p.id'))
        .select('b.shootDate')
        .orderBy('b.shootDate', 'desc')
        .limit(1)
        .as('latestShoot'),
      jsonArrayFrom(
        unpaidInvoices(actor)
          .where('i.clientId', '=', eb.ref('p.id'))
          .groupBy('i.currency')
          .select(['i.currency', (owed) => owed.fn.sum<number>('i.amountCents').as('cents')]),
      ).as('owed'),
    ])
    .orderBy('p.place')
    .execute()
}

function pastShoots(today: Date) {
  return queryBuilder(db())
    .selectFrom('bookings as b')
    .where('b.shootDate', '<=', today)
    .where('b.status', '<>', 'CANCELLED')
}

function latestShoots(today: Date) {
  return pastShoots(today)
    .groupBy('b.clientId')
    .select(['b.clientId', (eb) => eb.fn.max('b.shootDate').as('shootDate')])
}

/** The past shoots that no other of the same client follows. */
function lastShoots(today: Date) {
  return pastShoots(today)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bookings as later')
            .select('later.id')
            .where('later.shootDate', '<=', today)
            .where('later.status', '<>', 'CANCELLED')
            .whereRef('later.clientId', '=', 'b.clientId')
            .where((eb) =>
              eb(eb.refTuple('later.shootDate', 'later.id'), '>', eb.refTuple('b.shootDate', 'b.id')),
            ),
        ),
      ),
    )
    .select(['b.clientId', 'b.shootDate'])
}

/** The unpaid invoices that clients pay themselves and the actor may see. */
function unpaidInvoices(actor: Actor) {
  return queryBuilder(db())
    .selectFrom('invoices as i')
    .innerJoin('bookings as b', 'b.id', 'i.bookingId')
    .where('i.status', 'in', ['PENDING', 'FAILED'])
    .where('i.payerName', 'is', null)
    .where(whereSql('bookings', { photographer: photographersBilledBy(actor) }, 'b'))
}

function balances(actor: Actor) {
  return unpaidInvoices(actor)
    .groupBy('i.clientId')
    .select(['i.clientId', (eb) => eb.fn.sum<number>('i.amountCents').as('cents')])
}

type ClientRecord = Awaited<ReturnType<typeof readPage>>[number]

function toRow(record: ClientRecord, currency: string): ClientRow {
  const { avatarFileId, accountStatus, latestShoot: day, owed, ...rest } = record
  return {
    ...rest,
    avatarUrl: avatarAddress(avatarFileId),
    isDisabled: accountStatus === 'DISABLED',
    latestShoot: day && formatDate(dateFromDatabase(day)),
    balance: formatSums(owed, currency),
    owes: owed.some(({ cents }) => cents > 0),
  }
}
