import type { Metadata } from 'next'
import { AccountBalances } from '@/components/billing/ledger/account-balances'
import { BookSummary } from '@/components/billing/ledger/book-summary'
import { BookTabs } from '@/components/billing/ledger/book-tabs'
import { Ledger } from '@/components/billing/ledger/ledger'
import { LedgerFilter } from '@/components/billing/ledger/period-filter'
import { LinkButton } from '@/components/ui/button'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import { SectionHead } from '@/components/ui/section-head'
import { readBalances, readLedger } from '@/lib/billing/ledger/queries/read-ledger'
import { daysOf, nameOfPeriod } from '@/lib/billing/ledger/rules/period'
import { LedgerCsv, LedgerQuery } from '@/lib/billing/ledger/schema'
import { authorizePage } from '@/lib/entry/authorize-page'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

export const metadata: Metadata = { title: 'Ledger' }

export default async function LedgerPage({ searchParams }: PageProps<'/books'>) {
  const actor = await authorizePage('see-books')
  const query = LedgerQuery.parse(await searchParams)
  const { timeZone, currency } = await getStudio()
  const today = todayIn(timeZone)
  const period = query.period || today.slice(0, 7)
  const days = daysOf(period)
  const [balances, ledger] = await Promise.all([
    readBalances(actor, days, timeZone),
    readLedger(actor, query, days, timeZone),
  ])
  return (
    <PageBody>
      <PageHead
        title="Ledger"
        lead="Invoices, payments, refunds, disputes, and fees of the whole studio. Stripe's part is read from Stripe every ten minutes."
        actions={
          <LinkButton href={LedgerCsv.href(query)} size="sm" prefetch={false} download icon="download">
            Download CSV
          </LinkButton>
        }
      />
      <BookTabs current="/books" />
      <LedgerFilter query={query} today={today} />
      <BookSummary balances={balances} periodName={nameOfPeriod(period)} currency={currency} />
      <AccountBalances balances={balances} query={query} />
      <section aria-labelledby="postings" className="mt-12">
        <SectionHead id="postings" title="Postings" />
        <Ledger lines={ledger.lines} total={ledger.total} query={query} />
      </section>
    </PageBody>
  )
}
