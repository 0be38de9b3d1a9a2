import type { PeriodLength } from './period'

/** The charts whose data can be downloaded. */
export const charts = ['visits', 'pages', 'weeks', 'funnel', 'times', 'clients'] as const
export type Chart = (typeof charts)[number]

/** Returns the URL of a chart's CSV file. */
export function chartFileAddress(chart: Chart, days: PeriodLength): string {
  return `/api/analytics/csv?chart=${chart}&period=${days}`
}
