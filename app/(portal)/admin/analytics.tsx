import { BestClients } from '@/components/analytics/best-clients'
import { BookingFunnel } from '@/components/analytics/booking-funnel'
import { ChartDataTable } from '@/components/analytics/chart-data-table'
import { PeriodSelect } from '@/components/analytics/period-select'
import { TimesTaken } from '@/components/analytics/times-taken'
import { TopPages } from '@/components/analytics/top-pages'
import { VisitFigures } from '@/components/analytics/visit-figures'
import { VisitsChart } from '@/components/analytics/visits-chart'
import { WeeksChart } from '@/components/analytics/weeks-chart'
import {
  type ChartTable,
  clientsTable,
  funnelTable,
  pagesTable,
  readableTable,
  timesTable,
  visitsTable,
  weeksTable,
} from '@/lib/analytics/chart-table'
import { periodUpTo } from '@/lib/analytics/period'
import { countPeople, noPeople } from '@/lib/analytics/queries/count-people'
import { readBestClients } from '@/lib/analytics/queries/read-best-clients'
import { readFunnel } from '@/lib/analytics/queries/read-funnel'
import { noTimes, readTimes } from '@/lib/analytics/queries/read-times'
import { readTopPages } from '@/lib/analytics/queries/read-top-pages'
import { noVisits, readVisits } from '@/lib/analytics/queries/read-visits'
import { noWeeks, readWeeks } from '@/lib/analytics/queries/read-weeks'
import { readOrZeros } from '@/lib/analytics/read-or-zeros'
import { type Chart, chartFileAddress, noFunnel, type PeriodLength } from '@/lib/analytics/rules'
import { chartNames } from '@/lib/analytics/words'
import { formatDate } from '@/lib/platform/calendar-date'
import { todayIn } from '@/lib/platform/clock'
import { getStudio } from '@/lib/studio/queries/get-studio'
import { AnalyticsBlock } from './analytics-block'

/** The Analytics tab. Each block reads its own data, so that one can fail without the others. */
export async function Analytics({ days }: { days: PeriodLength }) {
  const { timeZone, currency } = await getStudio()
  const period = periodUpTo(todayIn(timeZone), days, timeZone)
  const visits = readOrZeros(() => readVisits(period), noVisits(period))
  const figures = Promise.all([visits, readOrZeros(countPeople, noPeople)]).then(([counted, people]) => ({
    data: { visits: counted.data, people: people.data },
    failed: counted.failed || people.failed,
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
          {formatDate(period.from)} to {formatDate(period.to)}
        </p>
        <PeriodSelect days={days} />
      </div>
      <AnalyticsBlock result={figures} height="h-36">
        {({ visits, people }) => <VisitFigures visits={visits} people={people} days={days} />}
      </AnalyticsBlock>
      <div className="mt-12 grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1.55fr)_minmax(0,1fr)]">
        <AnalyticsBlock result={visits} height="h-72">
          {(data) => <VisitsChart visits={data} dataTable={dataTable('visits', visitsTable(data))} />}
        </AnalyticsBlock>
        <AnalyticsBlock result={readOrZeros(() => readTopPages(period), [])} height="h-72">
          {(data) => <TopPages pages={data} dataTable={dataTable('pages', pagesTable(data))} />}
        </AnalyticsBlock>
        <AnalyticsBlock result={readOrZeros(() => readWeeks(period), noWeeks(period))} height="h-96" wide>
          {(data) => (
            <WeeksChart weeks={data} currency={currency} dataTable={dataTable('weeks', weeksTable(data))} />
          )}
        </AnalyticsBlock>
        <AnalyticsBlock result={readOrZeros(() => readFunnel(period), noFunnel)} height="h-72">
          {(data) => (
            <BookingFunnel funnel={data} days={days} dataTable={dataTable('funnel', funnelTable(data))} />
          )}
        </AnalyticsBlock>
        <AnalyticsBlock result={readOrZeros(() => readTimes(period), noTimes)} height="h-72">
          {(data) => <TimesTaken times={data} dataTable={dataTable('times', timesTable(data))} />}
        </AnalyticsBlock>
        <AnalyticsBlock result={readOrZeros(() => readBestClients(period), [])} height="h-72" wide>
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
