import 'server-only'
import type { Days } from '@/lib/billing/ledger/rules/period'
import { db } from '@/lib/platform/data/db'
import { queryBuilder } from '@/lib/platform/data/query-builder'
import { addDays } from '@/lib/platform/time/calendar-date'
import { instantOf } from '@/lib/platform/time/clock'

/** From the first instant, up to but without the last. */
export type Instants = { from: Date; to: Date }

export function toInstants({ from, to }: Days, timeZone: string): Instants {
  return { from: instantOf(from, '00:00', timeZone), to: instantOf(addDays(to, 1), '00:00', timeZone) }
}

/** Selects the postings `p` of a period and, if given, of an account, with the invoice `i` that they concern. */
export function selectPostings({ from, to }: Instants, account: string) {
  return queryBuilder(db())
    .selectFrom('ledger_postings as p')
    .leftJoin('invoices as i', 'i.id', 'p.invoiceId')
    .where('p.postedAt', '>=', from)
    .where('p.postedAt', '<', to)
    .where((eb) => (account ? eb('p.account', '=', account) : eb.lit(true)))
    .select([
      'p.postedAt',
      'p.kind',
      'p.source',
      'p.currency',
      'p.account',
      'i.id as invoiceId',
      'i.invoiceNumber',
    ])
    .select((eb) => eb.cast<number>('p.cents', 'float8').as('cents'))
    .orderBy('p.postedAt')
    .orderBy('p.source')
    .orderBy('p.kind')
    .orderBy('p.account')
}
