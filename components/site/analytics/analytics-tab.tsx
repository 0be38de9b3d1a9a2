import type { ReactNode } from 'react'
import { BarList } from '@/components/ui/bar-list'
import { FilterBar } from '@/components/ui/filter-bar'
import { SectionHead } from '@/components/ui/section-head'
import { formatDate } from '@/lib/platform/time/calendar-date'
import {
  type ChartTable,
  clientsTable,
  funnelTable,
  pagesTable,
  readableTable,
  timesTable,
  visitsTable,
  weeksTable,
} from '@/lib/site/analytics/rules/chart-table'
import { type Chart, chartFileAddress } from '@/lib/site/analytics/rules/charts'
import { shareOf } from '@/lib/site/analytics/rules/figures'
import { periodLengths } from '@/lib/site/analytics/rules/period'
import { type Analytics, AnalyticsState, type Funnel, type TopPage } from '@/lib/site/analytics/schema'
import { chartNames, describeLargestLoss, funnelSteps } from '@/lib/site/analytics/words'
import { AnalyticsBlock } from './analytics-block'
import { BestClients } from './best-clients'
import { ChartDataTable } from './chart-data-table'
import { TimesTaken } from './times-taken'
import { VisitFigures, VisitsChart } from './visits'
import { WeeksChart } from './weeks-chart'

/** The Analytics tab. Its blocks are streamed as their data arrives. */
export function AnalyticsTab({ analytics }: { analytics: Analytics }) {
  const { days, currency } = analytics
  const figures = Promise.all([analytics.visits, analytics.people]).then(([visits, people]) => ({
    data: { visits: visits.data, people: people.data },
    failed: visits.failed || people.failed,
  }))
  const dataTable = (chart: Chart, table: ChartTable) => (
    <ChartDataTable
      name={chartNames[chart]}
      table={readableTable(table, currency)}
      file={chartFileAddress(chart, days)}
    />
  )
  return (
    <>
      <div className="-mt-4 mb-5 flex flex-wrap items-center justify-between gap-3">
        <p className="text-base text-ink-2">
          {formatDate(analytics.from)} to {formatDate(analytics.to)}
        </p>
        <FilterBar
          url={AnalyticsState}
          state={{ period: days }}
          columns="w-44"
          fields={[
            {
              kind: 'select',
              name: 'period',
              label: 'Period',
              options: periodLengths.map((value) => ({ value, label: `Last ${value} days` })),
            },
          ]}
        />
      </div>
      <AnalyticsBlock result={figures} height="h-36">
        {({ visits, people }) => <VisitFigures visits={visits} people={people} days={days} />}
      </AnalyticsBlock>
      <div className="mt-12 grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1.55fr)_minmax(0,1fr)]">
        <AnalyticsBlock result={analytics.visits} height="h-72">
          {(data) => <VisitsChart visits={data} dataTable={dataTable('visits', visitsTable(data))} />}
        </AnalyticsBlock>
        <AnalyticsBlock result={analytics.pages} height="h-72">
          {(data) => <TopPages pages={data} dataTable={dataTable('pages', pagesTable(data))} />}
        </AnalyticsBlock>
        <AnalyticsBlock result={analytics.weeks} height="h-96" wide>
          {(data) => (
            <WeeksChart weeks={data} currency={currency} dataTable={dataTable('weeks', weeksTable(data))} />
          )}
        </AnalyticsBlock>
        <AnalyticsBlock result={analytics.funnel} height="h-72">
          {(data) => (
            <BookingFunnel funnel={data} days={days} dataTable={dataTable('funnel', funnelTable(data))} />
          )}
        </AnalyticsBlock>
        <AnalyticsBlock result={analytics.times} height="h-72">
          {(data) => <TimesTaken times={data} dataTable={dataTable('times', timesTable(data))} />}
        </AnalyticsBlock>
        <AnalyticsBlock result={analytics.clients} height="h-72" wide>
          {(data) => (
            <BestClients
              clients={data}
              currency={currency}
              dataTable={dataTable('clients', clientsTable(data))}
            />
          )}
        </AnalyticsBlock>
      </div>
    </>
  )
}

/** The most viewed pages. */
function TopPages({ pages, dataTable }: { pages: TopPage[]; dataTable: ReactNode }) {
  return (
    <section aria-labelledby="top-pages">
      <SectionHead id="top-pages" title={chartNames.pages} action="Views" />
      {pages.length === 0 ? (
        <p className="py-4 text-ink-2">No page views in this period</p>
      ) : (
        <BarList bars={pages.map(({ page, views, share }) => ({ name: page, value: views, share }))} />
      )}
      {dataTable}
    </section>
  )
}

type BookingFunnelProps = { funnel: Funnel; days: number; dataTable: ReactNode }

/** How often each step toward a paid booking happened. */
function BookingFunnel({ funnel, days, dataTable }: BookingFunnelProps) {
  const loss = describeLargestLoss(funnel)
  return (
    <section aria-labelledby="funnel">
      <SectionHead id="funnel" title={chartNames.funnel} action={`Last ${days} days`} />
      <BarList
        bars={funnelSteps(funnel).map(({ name, count }) => ({
          name,
          value: count,
          share: shareOf(count, funnel.opened),
        }))}
      />
      {loss && <p className="pt-3 text-xs text-ink-2">{loss}</p>}
      {dataTable}
    </section>
  )
}
