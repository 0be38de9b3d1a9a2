import 'server-only'
import { stringify } from 'csv-stringify/sync'
import { csvFormat } from '@/lib/platform/text/csv'
import { todayIn } from '@/lib/platform/time/clock'
import { readBestClients } from '@/lib/site/analytics/queries/read-best-clients'
import { readFunnel } from '@/lib/site/analytics/queries/read-funnel'
import { readTimes } from '@/lib/site/analytics/queries/read-times'
import { readTopPages } from '@/lib/site/analytics/queries/read-top-pages'
import { readVisits } from '@/lib/site/analytics/queries/read-visits'
import { readWeeks } from '@/lib/site/analytics/queries/read-weeks'
import {
  type ChartTable,
  cellForFile,
  clientsTable,
  funnelTable,
  pagesTable,
  timesTable,
  visitsTable,
  weeksTable,
} from '@/lib/site/analytics/rules/chart-table'
import type { Chart } from '@/lib/site/analytics/rules/charts'
import { type Period, type PeriodLength, periodUpTo } from '@/lib/site/analytics/rules/period'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

const readers: Record<Chart, (period: Period) => Promise<ChartTable>> = {
  visits: async (period) => visitsTable(await readVisits(period)),
  pages: async (period) => pagesTable(await readTopPages(period)),
  weeks: async (period) => weeksTable(await readWeeks(period)),
  funnel: async (period) => funnelTable(await readFunnel(period)),
  times: async (period) => timesTable(await readTimes(period)),
  clients: async (period) => clientsTable(await readBestClients(period)),
}

/** Returns a chart's data as CSV (RFC 4180), with decimal points and dates as `yyyy-MM-dd`. */
export async function writeCsv(
  chart: Chart,
  days: PeriodLength,
): Promise<{ fileName: string; content: string }> {
  const { timeZone, currency } = await getStudio()
  const today = todayIn(timeZone)
  const { columns, rows } = await readers[chart](periodUpTo(today, days, timeZone))
  const content = stringify(
    rows.map((row) => columns.map((column, index) => cellForFile(row[index] ?? null, column, currency))),
    {
      ...csvFormat,
      columns: columns.map(({ name }) => name.toLowerCase()),
    },
  )
  return { fileName: `analytics-${chart}-${today}.csv`, content }
}
