import type { Metadata } from 'next'
import { BookTabs } from '@/components/billing/ledger/book-tabs'
import { TaxFilter } from '@/components/billing/ledger/period-filter'
import { TaxReport } from '@/components/billing/ledger/tax-report'
import { LinkButton } from '@/components/ui/button'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import { readTaxReport } from '@/lib/billing/ledger/queries/read-tax-report'
import { daysOf } from '@/lib/billing/ledger/rules/period'
import { TaxReportCsv, TaxReportQuery } from '@/lib/billing/ledger/schema'
import { formatRate } from '@/lib/catalog/taxes/rules/rate-text'
import { describeState } from '@/lib/catalog/taxes/words'
import { authorizePage } from '@/lib/entry/authorize-page'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

export const metadata: Metadata = { title: 'Tax report' }

export default async function TaxReportPage({ searchParams }: PageProps<'/books/tax'>) {
  const actor = await authorizePage('see-books')
  const query = TaxReportQuery.parse(await searchParams)
  const { timeZone } = await getStudio()
  const today = todayIn(timeZone)
  const sums = await readTaxReport(actor, query.basis, daysOf(query.period || today.slice(0, 7)), timeZone)
  return (
    <PageBody>
      <PageHead
        title="Tax report"
        lead="What the studio sold and the tax on it, without voided invoices. Refunds count when they're made."
        actions={
          <LinkButton href={TaxReportCsv.href(query)} size="sm" prefetch={false} download icon="download">
            Download CSV
          </LinkButton>
        }
      />
      <BookTabs current="/books/tax" />
      <TaxFilter query={query} today={today} />
      <TaxReport
        sums={sums.map((one) => ({
          ...one,
          taxes: one.taxes.map(({ rateThousandths, state, ...tax }) => ({
            ...tax,
            rate: formatRate(rateThousandths),
            place: describeState(state),
          })),
        }))}
      />
    </PageBody>
  )
}
