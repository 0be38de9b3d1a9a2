import type { ReactNode } from 'react'
import { ChartAxis, ColumnChart } from '@/components/ui/column-chart'
import { SectionHead } from '@/components/ui/section-head'
import { formatCents } from '@/lib/platform/money/money'
import { formatDate } from '@/lib/platform/time/calendar-date'
import { countOf } from '@/lib/platform/words'
import type { Week } from '@/lib/site/analytics/schema'
import { chartNames } from '@/lib/site/analytics/words'
import { shortDate, spacing } from './short-date'

/** With more columns than this, only the highest is labeled. */
const maxLabeledColumns = 14

type WeeksChartProps = { weeks: Week[]; currency: string; dataTable: ReactNode }

/** Revenue and bookings by week: two charts on one time axis. */
export function WeeksChart({ weeks, currency, dataTable }: WeeksChartProps) {
  const cents = weeks.reduce((sum, week) => sum + week.cents, 0)
  const bookings = weeks.reduce((sum, week) => sum + week.bookings, 0)
  const gap = weeks.length > maxLabeledColumns ? 'gap-0.5' : 'gap-2 md:gap-6'
  return (
    <section aria-labelledby="weeks">
      <SectionHead
        id="weeks"
        title={chartNames.weeks}
        action={weeks[0] && `Since ${formatDate(weeks[0].from)}`}
      />
      <div className="grid gap-x-14 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <div className="flex flex-wrap content-start gap-x-10 gap-y-5 pt-5 lg:flex-col">
          <Sum name="Collected" value={formatCents(cents, currency)} note="Refunds subtracted" />
          <Sum name="Bookings" value={bookings.toLocaleString('en-US')} />
        </div>
        <div className="min-w-0 pt-5">
          <h3 className="t-label mb-1">Revenue collected</h3>
          <RevenueColumns weeks={weeks} currency={currency} gap={gap} />
          <h3 className="t-label mt-6 mb-1">Bookings made</h3>
          <BookingColumns weeks={weeks} gap={gap} />
          <ChartAxis
            names={weeks.map(({ from }) => shortDate(from))}
            every={spacing(weeks.length, 'week')}
            className={gap}
          />
        </div>
      </div>
      {dataTable}
    </section>
  )
}

function Sum({ name, value, note }: { name: string; value: string; note?: string }) {
  return (
    <div>
      <p className="text-ink-2">{name}</p>
      <p className="t-figure mt-1.5 text-[2.25rem]">{value}</p>
      {note && <p className="mt-1.5 text-xs text-ink-3">{note}</p>}
    </div>
  )
}

function RevenueColumns({
  weeks,
  currency,
  gap,
}: Pick<WeeksChartProps, 'weeks' | 'currency'> & { gap: string }) {
  const highest = highestOf(weeks, ({ cents }) => cents)
  const label = highest
    ? `The week of ${formatDate(highest.from)} was highest at ${formatCents(highest.cents, currency)}.`
    : 'Nothing was collected.'
  return (
    <ColumnChart
      label={`Revenue by week. ${label}`}
      className={`h-40 ${gap}`}
      columns={weeks.map((week) => ({
        key: week.from,
        value: week.cents,
        isRunning: week.isRunning,
        valueLabel: week === highest ? formatCents(week.cents, currency).replace(/\.\d+$/, '') : null,
        hint: `Week of ${formatDate(week.from)}: ${formatCents(week.cents, currency)}`,
      }))}
    />
  )
}

function BookingColumns({ weeks, gap }: { weeks: Week[]; gap: string }) {
  const counts = weeks.map((week) => week.bookings)
  const highest = highestOf(weeks, (week) => week.bookings)
  return (
    <ColumnChart
      label={`Bookings by week, between ${Math.min(...counts)} and ${Math.max(...counts)}.`}
      className={`h-24 ${gap}`}
      columns={weeks.map((week) => ({
        key: week.from,
        value: week.bookings,
        isRunning: week.isRunning,
        valueLabel: weeks.length <= maxLabeledColumns || week === highest ? String(week.bookings) : null,
        hint: `Week of ${formatDate(week.from)}: ${countOf(week.bookings, 'booking')}`,
      }))}
    />
  )
}

function highestOf(weeks: Week[], heightOf: (week: Week) => number): Week | undefined {
  const highest = weeks.toSorted((one, other) => heightOf(other) - heightOf(one))[0]
  return highest && heightOf(highest) > 0 ? highest : undefined
}
