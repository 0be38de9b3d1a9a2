import type { Funnel, People, Times, Visits, Week } from '@/lib/site/analytics/schema'
import { datesBetween, type Period, startOfWeek } from './period'

// What the Analytics tab shows without data.

export const noPeople: People = { clients: 0, photographers: 0 }

export const noFunnel: Funnel = {
  opened: 0,
  choseServices: 0,
  choseTime: 0,
  booked: 0,
  delivered: 0,
  paid: 0,
}

export const noTimes: Times = { toDelivery: null, toPayment: null }

const maxDayColumns = 90

/** Returns the period's columns with zeros. */
export function noVisits(period: Period): Visits {
  const unit = period.days > maxDayColumns ? 'week' : 'day'
  const starts =
    unit === 'day'
      ? datesBetween(period.from, period.to)
      : [...new Set(datesBetween(period.from, period.to).map((date) => startOfWeek(date, period)))]
  return {
    pageViews: 0,
    clicks: 0,
    before: { pageViews: 0, clicks: 0 },
    unit,
    columns: starts.map((from) => ({ from, pageViews: 0, clicks: 0 })),
  }
}

/** Returns the period's weeks with zeros. */
export function noWeeks({ weeks }: Period): Week[] {
  return datesBetween(weeks.from, weeks.to, 7).map((from, index, all) => ({
    from,
    cents: 0,
    bookings: 0,
    isRunning: index === all.length - 1,
  }))
}
