import type { Chart } from './rules/charts'
import type { Funnel } from './schema'

/** Shown above data that couldn't be read; zeros take its place. */
export const analyticsFailedText = 'Failed to fetch analytics data'

/** The charts' names for their tables and downloads. */
export const chartNames: Record<Chart, string> = {
  visits: 'Visits',
  pages: 'Top pages',
  weeks: 'Revenue and bookings by week',
  funnel: 'Booking funnel',
  times: 'Times',
  clients: 'Best clients',
}

/** Returns the funnel's steps in order. */
export function funnelSteps(funnel: Funnel): { name: string; count: number }[] {
  return [
    { name: 'Opened the booking form', count: funnel.opened },
    { name: 'Chose services', count: funnel.choseServices },
    { name: 'Chose a time', count: funnel.choseTime },
    { name: 'Booked', count: funnel.booked },
    { name: 'Delivered', count: funnel.delivered },
    { name: 'Paid', count: funnel.paid },
  ]
}

/** Names the step before a booking after which most leave; null when nobody leaves. */
export function describeLargestLoss({ opened, choseServices, choseTime, booked }: Funnel): string | null {
  const losses = [
    { after: 'opening the booking form', count: opened - choseServices },
    { after: 'choosing services', count: choseServices - choseTime },
    { after: 'choosing a time', count: choseTime - booked },
  ]
  const largest = losses.reduce((one, other) => (other.count > one.count ? other : one))
  return largest.count > 0 ? `Biggest drop-off: after ${largest.after}.` : null
}
