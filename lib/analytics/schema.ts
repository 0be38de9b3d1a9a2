import { z } from 'zod'
import { limits } from './limits'
import { charts, eventTypes, type PeriodLength, periodLengths, usualPeriod } from './rules'

/** A browser's batch of events, each with its page's path. */
export const Batch = z
  .array(z.object({ type: z.enum(eventTypes), path: z.string().max(limits.pathLength) }))
  .min(1)
  .max(limits.eventsInBatch)

/** The period from the URL; the default for any invalid value. */
export const Period = z.coerce
  .number()
  .pipe(z.literal(periodLengths))
  .catch(usualPeriod) satisfies z.ZodType<PeriodLength>

export const ChartQuery = z.object({ chart: z.enum(charts), period: Period })

/** An event on a counted page. Contains nothing about the visitor. */
export type CountedEvent = { type: (typeof eventTypes)[number]; page: string; at: Date }
