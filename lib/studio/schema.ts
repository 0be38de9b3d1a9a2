import { z } from 'zod'
import { parseCents } from '@/lib/platform/money'

/** A year: nobody plans a shoot further ahead. */
const mostHours = 8760
const hoursText = `Enter whole hours, from 0 to ${mostHours}`

/** What a photographer types about cancelling. */
export const CancellationTerms = z.object({
  freeCancelHours: z
    .string()
    .trim()
    .regex(/^\d{1,4}$/, hoursText)
    .transform(Number)
    .pipe(z.number().max(mostHours, hoursText)),
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
