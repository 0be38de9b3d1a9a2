import type { ReactNode } from 'react'
import { Cell, Cells } from '@/components/ui/cells'
import { ChartAxis, ChartKey, ColumnChart } from '@/components/ui/column-chart'
import { SectionHead } from '@/components/ui/section-head'
import { formatDate } from '@/lib/platform/time/calendar-date'
import { countOf } from '@/lib/platform/words'
import { changeAgainst, clickRate, clientsPerPhotographer, shareOf } from '@/lib/site/analytics/rules/figures'
import type { People, Visits } from '@/lib/site/analytics/schema'
import { shortDate, spacing } from './short-date'

const count = (value: number) => value.toLocaleString('en-US')

/** Four key figures; the first two with their change from the previous period. */
export function VisitFigures({ visits, people, days }: { visits: Visits; people: People; days: number }) {
  const { pageViews, clicks, before } = visits
  const viewsChange = changeAgainst(before.pageViews, pageViews)
  return (
    <Cells columns={4} pairs>
      <FigureCell
        name="Page views"
        value={count(pageViews)}
        note={viewsChange && `${viewsChange} from the previous ${days} days`}
      />
      <FigureCell name="Clicks" value={count(clicks)} note={changeAgainst(before.clicks, clicks)} />
      <FigureCell
        name="Click rate"
        value={`${clickRate(clicks, pageViews).toFixed(1)}%`}
        note="Clicks per page view"
      />
      <FigureCell
        name="Client share"
        value={`${shareOf(people.clients, people.clients + people.photographers)}%`}
        note={describePeople(people)}
      />
    </Cells>
  )
}

function FigureCell({ name, value, note }: { name: string; value: string; note: ReactNode }) {
  return (
    <Cell className="content-start gap-1.5">
      <h3 className="text-ink-2">{name}</h3>
      <p className="t-figure">{value}</p>
      <p className="min-h-4.5 text-xs text-ink-3">{note}</p>
    </Cell>
  )
}

/** `28 clients to 2 photographers, 14 to 1` */
function describePeople({ clients, photographers }: People): string {
  const sides = `${countOf(clients, 'client')} to ${countOf(photographers, 'photographer')}`
  return `${sides}, ${count(clientsPerPhotographer(clients, photographers))} to 1`
}

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
