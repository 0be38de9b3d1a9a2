import { centsToDecimal, formatCents } from '@/lib/platform/money/money'
import { formatDate } from '@/lib/platform/time/calendar-date'
import type { BestClient, Funnel, Times, TopPage, Visits, Week } from '@/lib/site/analytics/schema'
import { funnelSteps } from '@/lib/site/analytics/words'

type Cell = string | number | null
type Column = { name: string; as: 'text' | 'date' | 'number' | 'percent' | 'money' }

/** A chart's data, for the table under it and for its CSV file. */
export type ChartTable = { columns: Column[]; rows: Cell[][] }

export type ReadableTable = { head: { name: string; isNumber: boolean }[]; rows: string[][] }

export function visitsTable({ unit, columns }: Pick<Visits, 'unit' | 'columns'>): ChartTable {
  return {
    columns: [column(unit === 'day' ? 'Day' : 'Week of', 'date'), column('Page views'), column('Clicks')],
    rows: columns.map(({ from, pageViews, clicks }) => [from, pageViews, clicks]),
  }
}

export function pagesTable(pages: TopPage[]): ChartTable {
  return {
    columns: [column('Page', 'text'), column('Page views'), column('Share', 'percent')],
    rows: pages.map(({ page, views, share }) => [page, views, share]),
  }
}

export function weeksTable(weeks: Week[]): ChartTable {
  return {
    columns: [column('Week of', 'date'), column('Collected', 'money'), column('Bookings made')],
    rows: weeks.map(({ from, cents, bookings }) => [from, cents, bookings]),
  }
}

export function funnelTable(funnel: Funnel): ChartTable {
  return {
    columns: [column('Step', 'text'), column('Count')],
    rows: funnelSteps(funnel).map(({ name, count }) => [name, count]),
  }
}

export function timesTable({ toDelivery, toPayment }: Times): ChartTable {
  const names = [
    'Count',
    'Median hours',
    '25th percentile hours',
    '75th percentile hours',
    'Slowest hours',
    'Average hours',
  ]
  const row = (name: string, spread: Times['toPayment']): Cell[] => [
    name,
    spread?.count ?? 0,
    ...[spread?.median, spread?.quarter, spread?.threeQuarters, spread?.slowest, spread?.average].map(
      (hours) => toTenth(hours),
    ),
  ]
  return {
    columns: [column('From', 'text'), ...names.map((name) => column(name))],
    rows: [row('Shoot to delivery', toDelivery), row('Delivery to payment', toPayment)],
  }
}

export function clientsTable(clients: BestClient[]): ChartTable {
  return {
    columns: [
      column('Client', 'text'),
      column('Company', 'text'),
      column('Paid bookings'),
      column('Revenue', 'money'),
      column('Days to pay'),
      column('Last shoot', 'date'),
    ],
    rows: clients.map((client) => [
      client.name,
      client.company,
      client.bookings,
      client.cents,
      toTenth(client.paysWithinDays),
      client.lastShoot,
    ]),
  }
}

/** Formats a cell for the CSV file: `2026-06-12`, `1992.00`, `30.7`. */
export function cellForFile(cell: Cell, { as }: Column, currency: string): string {
  if (cell === null) return ''
  return as === 'money' && typeof cell === 'number' ? centsToDecimal(cell, currency) : String(cell)
}

/** Formats a table for the screen: `June 12, 2026`, `$1,992.00`, `31%`. */
export function readableTable({ columns, rows }: ChartTable, currency: string): ReadableTable {
  return {
    head: columns.map(({ name, as }) => ({ name, isNumber: as !== 'text' && as !== 'date' })),
    rows: rows.map((row) => columns.map((column, index) => readable(row[index] ?? null, column, currency))),
  }
}

function readable(cell: Cell, { as }: Column, currency: string): string {
  if (cell === null) return '-'
  if (typeof cell === 'string') return as === 'date' ? formatDate(cell) : cell
  if (as === 'money') return formatCents(cell, currency)
  return `${cell.toLocaleString('en-US')}${as === 'percent' ? '%' : ''}`
}

function column(name: string, as: Column['as'] = 'number'): Column {
  return { name, as }
}

function toTenth(value: number | undefined): number | null {
  return value === undefined ? null : Math.round(value * 10) / 10
}
