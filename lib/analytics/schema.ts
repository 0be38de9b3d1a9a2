import { z } from 'zod'
import { limits } from './limits'
import { charts, eventTypes, type PeriodLength, periodLengths, usualPeriod } from './rules'

/** What a browser sends: a few things that happened, each with the address of its page. */
export const Batch = z
  .array(z.object({ type: z.enum(eventTypes), path: z.string().max(limits.pathLength) }))
  .min(1)
  .max(limits.eventsInBatch)

/** The period an address asks for; the usual one for anything else. */
export const Period = z.coerce
  .number()
  .pipe(z.literal(periodLengths))
  .catch(usualPeriod) satisfies z.ZodType<PeriodLength>

/** Which chart is wanted as a file. */
export const ChartQuery = z.object({ chart: z.enum(charts), period: Period })

/** Something that happened on a counted page. It tells nothing of who it was. */
export type CountedEvent = { type: (typeof eventTypes)[number]; page: string; at: Date }
