import { z } from 'zod'
import type { CalendarDate } from '@/lib/platform/time/calendar-date'
import { parameter, urlState } from '@/lib/platform/web/url-state'
import { limits } from './limits'
import { charts } from './rules/charts'
import { eventTypes } from './rules/counted-pages'
import { type PeriodLength, periodLengths, usualPeriod } from './rules/period'

/** A browser's batch of events, each with its page's path. */
export const Batch = z
  .array(z.object({ type: z.enum(eventTypes), path: z.string().max(limits.pathLength) }))
  .min(1)
  .max(limits.eventsInBatch)

const period = z.coerce.number().pipe(z.literal(periodLengths)) satisfies z.ZodType<PeriodLength>

export const AnalyticsState = urlState('/admin?tab=analytics', { period: parameter(period, usualPeriod) })

export const ChartQuery = z.object({ chart: z.enum(charts), period: period.catch(usualPeriod) })

/** An event on a counted page. Contains nothing about the visitor. */
export type CountedEvent = { type: (typeof eventTypes)[number]; page: string; at: Date }

export type People = { clients: number; photographers: number }

export type Visits = {
  pageViews: number
  clicks: number
  before: { pageViews: number; clicks: number }
  /** The length of one column; days of a long period would be too narrow to see. */
  unit: 'day' | 'week'
  columns: { from: CalendarDate; pageViews: number; clicks: number }[]
}

/** `share` is in whole percent of the period's views. */
export type TopPage = { page: string; views: number; share: number }

/** A week from its Monday: the cents collected after refunds, and the bookings made. */
export type Week = { from: CalendarDate; cents: number; bookings: number; isRunning: boolean }

/** How often each step happened in the period. Counts events, not people. */
export type Funnel = {
  opened: number
  choseServices: number
  choseTime: number
  booked: number
  delivered: number
  paid: number
}

/** The distribution of a duration, in hours. */
export type Spread = {
  count: number
  quarter: number
  median: number
  threeQuarters: number
  slowest: number
  average: number
}
export type Times = { toDelivery: Spread | null; toPayment: Spread | null }

export type BestClient = {
  id: string
  name: string
  company: string | null
  /** The bookings paid in the period, and the cents collected for them after refunds. */
  bookings: number
  cents: number
  /** The median days from invoice to payment. */
  paysWithinDays: number
  lastShoot: CalendarDate | null
}

/** The data, or zeros if reading failed. */
export type ReadResult<T> = { data: T; failed: boolean }

/** The Analytics tab's data; each block resolves on its own. */
export type Analytics = {
  days: PeriodLength
  from: CalendarDate
  to: CalendarDate
  currency: string
  visits: Promise<ReadResult<Visits>>
  people: Promise<ReadResult<People>>
  pages: Promise<ReadResult<TopPage[]>>
  weeks: Promise<ReadResult<Week[]>>
  funnel: Promise<ReadResult<Funnel>>
  times: Promise<ReadResult<Times>>
  clients: Promise<ReadResult<BestClient[]>>
}
