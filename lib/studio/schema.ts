import { z } from 'zod'
import { parseCents } from '@/lib/platform/money'
import {
  mostDueDays,
  mostGalleryDays,
  mostHours,
  mostReminderDays,
  mostReminders,
  readDays,
  readHours,
  readTaxRate,
} from './rules'

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

/** What a photographer types about invoices; a list of reminder days comes as one text each. */
export const InvoiceTerms = z.object({
  taxRateBasisPoints: z.string().transform((text, context) => {
    const rate = readTaxRate(text)
    if (rate !== null) return rate
    context.addIssue({ code: 'custom', message: 'Enter a rate from 0 to 50, with at most two decimals' })
    return z.NEVER
  }),
  invoiceDueDays: days(0, mostDueDays),
  invoicePrefix: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z][A-Z0-9]{0,9}$/, 'Enter 1 to 10 letters and digits, a letter first'),
  reminderDays: z
    .array(days(-mostReminderDays, mostReminderDays))
    .max(mostReminders, `At most ${mostReminders} reminders`)
    // A form without any sends none.
    .default([])
    .transform((list) => [...new Set(list)].sort((one, other) => one - other)),
  galleryDays: z
    .string()
    .trim()
    .transform((text) => (text === '' ? null : text))
    .pipe(days(1, mostGalleryDays).nullable()),
})
export type InvoiceTerms = z.output<typeof InvoiceTerms>

/** The terms that are wanted, and as one text how they stood when the page was opened. */
export const ChangeInvoiceTerms = InvoiceTerms.extend({ seen: z.string().max(500) })
export type ChangeInvoiceTerms = z.output<typeof ChangeInvoiceTerms>

function days(least: number, most: number) {
  return z.string().transform((text, context) => {
    const count = readDays(text, least, most)
    if (count !== null) return count
    context.addIssue({ code: 'custom', message: `Enter whole days, from ${least} to ${most}` })
    return z.NEVER
  })
}
