import 'server-only'
import { sql } from 'kysely'
import type { Actor } from '@/lib/auth/actor'
import { pageSize } from '@/lib/billing/ledger/limits'
import { canSeeBooks } from '@/lib/billing/ledger/policy'
import { type Account, accounts, type EntryKind } from '@/lib/billing/ledger/rules/accounts'
import type { Days } from '@/lib/billing/ledger/rules/period'
import type { AccountBalance, LedgerLine, LedgerQuery } from '@/lib/billing/ledger/schema'
import { accountNames, entryNames } from '@/lib/billing/ledger/words'
import { db } from '@/lib/platform/data/db'
import { queryBuilder } from '@/lib/platform/data/query-builder'
import { ForbiddenError } from '@/lib/platform/errors'
import { formatCents } from '@/lib/platform/money/money'
import { formatInstantDate } from '@/lib/platform/time/clock'
import { selectPostings, toInstants } from './select-postings'

export type LedgerPage = { lines: LedgerLine[]; total: number; page: number }

/** Returns a page of the postings of a period, earliest first. @throws ForbiddenError for everyone but photographers */
export async function readLedger(
  actor: Actor,
  { account, page }: LedgerQuery,
  days: Days,
  timeZone: string,
): Promise<LedgerPage> {
  if (!canSeeBooks(actor)) throw new ForbiddenError()
  const postings = selectPostings(toInstants(days, timeZone), account)
  const [rows, [counted]] = await Promise.all([
    postings
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    postings.clearSelect().clearOrderBy().select(sql<number>`count(*)::int`.as('count')).execute(),
  ])
  const lines = rows.map(({ cents, currency, invoiceId, invoiceNumber, ...row }) => ({
    key: `${row.kind} ${row.source} ${row.account} ${currency}`,
    postedOn: formatInstantDate(row.postedAt, timeZone),
    what: entryNames[row.kind as EntryKind],
    invoice: invoiceId && invoiceNumber ? { id: invoiceId, number: invoiceNumber } : null,
    account: accountNames[row.account as Account],
    debit: cents > 0 ? formatCents(cents, currency) : '',
    credit: cents < 0 ? formatCents(-cents, currency) : '',
  }))
  return { lines, total: counted?.count ?? 0, page }
}

/**
 * Returns every account's balance at the start and the end of a period, and what was posted in it, each currency by itself.
 * In each currency, all of them add up to zero.
 * @throws ForbiddenError for everyone but photographers
 */
export async function readBalances(actor: Actor, days: Days, timeZone: string): Promise<AccountBalance[]> {
  if (!canSeeBooks(actor)) throw new ForbiddenError()
  const { from, to } = toInstants(days, timeZone)
  const rows = await queryBuilder(db())
    .selectFrom('ledger_postings as p')
    .where('p.postedAt', '<', to)
    .groupBy(['p.account', 'p.currency'])
    .select(['p.account', 'p.currency'])
    .select([
      sql<number>`coalesce(sum(p.cents) FILTER (WHERE p.posted_at < ${from}), 0)::float8`.as('openingCents'),
      sql<number>`coalesce(sum(p.cents) FILTER (WHERE p.posted_at >= ${from} AND p.cents > 0), 0)::float8`.as(
        'debitCents',
      ),
      sql<number>`coalesce(-sum(p.cents) FILTER (WHERE p.posted_at >= ${from} AND p.cents < 0), 0)::float8`.as(
        'creditCents',
      ),
      sql<number>`sum(p.cents)::float8`.as('closingCents'),
    ])
    .execute()
  return rows
    .map((row) => ({ ...row, account: row.account as Account }))
    .sort(
      (one, other) =>
        one.currency.localeCompare(other.currency) ||
        accounts.indexOf(one.account) - accounts.indexOf(other.account),
    )
}
