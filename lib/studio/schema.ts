import { z } from 'zod'
import { parseCents } from '@/lib/platform/money'
import { mostHours, readHours } from './rules'

/** What a photographer types about cancelling. */
export const CancellationTerms = z.object({
  freeCancelHours: z.string().transform((text, context) => {
    const hours = readHours(text)
    if (hours !== null) return hours
    context.addIssue({ code: 'custom', message: `Enter whole hours, from 0 to ${mostHours}` })
    return z.NEVER
  }),
  /** As typed, in dollars; cents afterwards. */
  lateCancelFeeCents: z.string().transform((text, context) => {
    const cents = parseCents(text)
    if (cents !== null) return cents
    context.addIssue({ code: 'custom', message: 'Enter an amount up to 999,999.99' })
    return z.NEVER
  }),
})
export type CancellationTerms = z.output<typeof CancellationTerms>

/** The terms that are wanted, and how they stood when the page was opened. */
export const ChangeCancellation = CancellationTerms.extend({
  seenFreeCancelHours: z.coerce.number().int(),
  seenLateCancelFeeCents: z.coerce.number().int(),
})
export type ChangeCancellation = z.output<typeof ChangeCancellation>
