import type { ReactNode } from 'react'
import { ChartAxis, ChartKey, ColumnChart } from '@/components/ui/column-chart'
import { SectionHead } from '@/components/ui/section-head'
import type { Visits } from '@/lib/analytics/schema'
import { formatDate } from '@/lib/platform/calendar-date'
import { countOf } from '@/lib/platform/words'
import { shortDate, spacing } from './short-date'

/** Page views and clicks by day or by week. */
export function VisitsChart({ visits, dataTable }: { visits: Visits; dataTable: ReactNode }) {
  const { unit, columns } = visits
  const highest = columns.reduce<Visits['columns'][number] | null>(
    (one, other) => (other.pageViews > (one?.pageViews ?? 0) ? other : one),
    null,
  )
  const gap = columns.length > 40 ? 'gap-px' : 'gap-0.75'
  return (
    <section aria-labelledby="visits">
      <SectionHead
        id="visits"
        title={`Visits by ${unit}`}
        action={<ChartKey whole="Page views" part="Clicks" />}
      />
      <ColumnChart
        label={`Page views and clicks by ${unit}. ${
          highest
            ? `Page views peaked at ${highest.pageViews.toLocaleString('en-US')} ${unit === 'day' ? 'on' : 'in the week of'} ${formatDate(highest.from)}.`
            : 'There were none.'
        }`}
        className={`mt-1 h-48 ${gap}`}
        columns={columns.map((column) => ({
          key: column.from,
          value: column.pageViews,
          part: column.clicks,
          valueLabel: column === highest ? column.pageViews.toLocaleString('en-US') : null,
          hint: `${unit === 'day' ? '' : 'Week of '}${formatDate(column.from)}: ${countOf(column.pageViews, 'page view')}, ${countOf(column.clicks, 'click')}`,
        }))}
      />
      <ChartAxis
        names={columns.map(({ from }) => shortDate(from))}
        every={spacing(columns.length, unit)}
        className={gap}
      />
      {dataTable}
    </section>
  )
}
