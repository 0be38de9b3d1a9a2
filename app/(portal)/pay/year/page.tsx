import type { Metadata } from 'next'
import { PayTabs } from '@/components/billing/pay/pay-tabs'
import { StepNav } from '@/components/billing/pay/step-nav'
import { ThresholdButton } from '@/components/billing/pay/threshold-button'
import { YearTable } from '@/components/billing/pay/year-table'
import { LinkButton } from '@/components/ui/button'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import { PrintButton } from '@/components/ui/print-button'
import { readYear } from '@/lib/billing/pay/queries/read-year'
import { YearFilter } from '@/lib/billing/pay/schema'
import { describeThreshold, payTitle, yearCsvLabel, yearTitle } from '@/lib/billing/pay/words'
import { authorizePage } from '@/lib/entry/authorize-page'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

export const metadata: Metadata = { title: yearTitle }

export default async function PayYearPage({ searchParams }: PageProps<'/pay/year'>) {
  const actor = await authorizePage('owner')
  const { name, timeZone } = await getStudio()
  const year = YearFilter.parse(await searchParams).year || Number(todayIn(timeZone).slice(0, 4))
  const { thresholdCents, isDefaultThreshold, rows } = await readYear(actor, year)
  return (
    <PageBody>
      <PageHead
        title={payTitle}
        className="mb-5 md:mb-5"
        actions={
          <>
            <LinkButton
              href={`/api/pay/year?year=${year}`}
              prefetch={false}
              download
              size="sm"
              icon="download"
            >
              {yearCsvLabel}
            </LinkButton>
            {rows.length > 0 && <PrintButton />}
            <ThresholdButton key={year} year={year} thresholdCents={thresholdCents} />
          </>
        }
      />
      <PayTabs current="year" />
      <StepNav
        label="Year"
        title={`Paid in ${year}`}
        before={{ href: YearFilter.href({ year: year - 1 }), label: 'Previous year' }}
        after={{ href: YearFilter.href({ year: year + 1 }), label: 'Next year' }}
      />
      <div data-print>
        <p className="t-head mb-1.5 hidden print:block">
          {name}, paid in {year}
        </p>
        <p className="mb-6 max-w-184 text-ink-2">
          {describeThreshold(year, thresholdCents, isDefaultThreshold)}
        </p>
        <YearTable rows={rows} />
      </div>
    </PageBody>
  )
}
