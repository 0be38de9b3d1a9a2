import { z } from 'zod'
import { amountSchema } from '@/lib/platform/amount-schema'
import { isSupportedCurrency } from '@/lib/platform/currencies'
import { readTimeZone } from '@/lib/platform/time-zones'
import { studioLimits } from './limits'
import { maxFreeCancelHours, readHours } from './rules/cancellation'
import {
  maxDueDays,
  maxGalleryDays,
  maxReminderDays,
  maxReminders,
  maxTaxRateBasisPoints,
  readDays,
  readTaxRate,
} from './rules/invoice-terms'
import {
  controlCharactersText,
  currencyText,
  emailText,
  phoneText,
  prefixText,
  senderNameText,
  timeZoneText,
  wholeNumberText,
} from './words'

const EmailAddress = () => z.email(emailText)

/** Rejects line breaks and other control characters, which could add email headers. */
const oneLine: [RegExp, string] = [/^\P{Cc}*$/u, controlCharactersText]

/** The `editKey` of the values when the page was opened. */
const seen = z.string().max(3000)

/** The cancellation terms as entered. */
export const CancellationTerms = z.object({
  freeCancelHours: z.string().transform((text, context) => {
    const hours = readHours(text)
    if (hours !== null) return hours
    context.addIssue({ code: 'custom', message: wholeNumberText('hours', 0, maxFreeCancelHours) })
    return z.NEVER
  }),
  lateCancelFee: amountSchema(),
})

/** The new terms, and the serialized values when the page was opened. */
export const ChangeCancellation = CancellationTerms.extend({ seen })
export type ChangeCancellation = z.output<typeof ChangeCancellation>

/** The invoice terms as entered; each reminder day is a separate text. */
export const InvoiceTerms = z.object({
  taxRateBasisPoints: z.string().transform((text, context) => {
    const rate = readTaxRate(text)
    if (rate !== null) return rate
    context.addIssue({
      code: 'custom',
      message: `Enter a rate from 0 to ${maxTaxRateBasisPoints / 100}, with at most two decimals`,
    })
    return z.NEVER
  }),
  invoiceDueDays: days(0, maxDueDays),
  invoicePrefix: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z][A-Z0-9]{0,9}$/, prefixText),
  reminderDays: z
    .array(days(-maxReminderDays, maxReminderDays))
    .max(maxReminders, `At most ${maxReminders} reminders`)
    // Without reminder days the form doesn't send the field.
    .default([])
    .transform((list) => [...new Set(list)].sort((one, other) => one - other)),
  galleryDays: z
    .string()
    .trim()
    .transform((text) => (text === '' ? null : text))
    .pipe(days(1, maxGalleryDays).nullable()),
})
export type InvoiceTerms = z.output<typeof InvoiceTerms>

/** The new terms, and the serialized values when the page was opened. */
export const ChangeInvoiceTerms = InvoiceTerms.extend({ seen })
export type ChangeInvoiceTerms = z.output<typeof ChangeInvoiceTerms>

/** The studio's details as entered. Empty optional values become null. */
export const StudioDetails = z.object({
  name: singleLine('name', 'a name'),
  supportEmail: z.string().trim().max(studioLimits.email, longerThan('email')).pipe(EmailAddress()),
  phone: optional(
    z
      .string()
      .max(studioLimits.phone, longerThan('phone'))
      .regex(/^[+\d][\d\s().+/-]*$/, phoneText),
  ),
  address: optional(
    z
      .string()
      .max(studioLimits.address, longerThan('address'))
      .regex(...oneLine),
  ),
  timeZone: z.string().transform((text, context) => {
    const zone = readTimeZone(text)
    if (zone !== null) return zone
    context.addIssue({ code: 'custom', message: timeZoneText })
    return z.NEVER
  }),
  hours: singleLine('hours', 'the hours'),
  currency: z.string().trim().toUpperCase().refine(isSupportedCurrency, currencyText),
  mailSenderName: optional(
    z
      .string()
      .max(studioLimits.mailSenderName, longerThan('mailSenderName'))
      .regex(...oneLine)
      .regex(/^[^<>"\\]*$/, senderNameText),
  ),
  mailSenderAddress: optional(z.string().max(studioLimits.email, longerThan('email')).pipe(EmailAddress())),
})
export type StudioDetails = z.output<typeof StudioDetails>

/** The new details, the serialized values when the page was opened, and the confirmation of a new currency. */
export const ChangeStudio = StudioDetails.extend({
  seen,
  currencyConfirmed: z.literal('on').optional(),
})
export type ChangeStudio = z.output<typeof ChangeStudio>

export const UpdateLogo = z.object({ picture: z.instanceof(Blob) })
export const LogoReference = z.object({ fileId: z.uuid() })

function singleLine(name: 'name' | 'hours', what: string) {
  return z
    .string()
    .trim()
    .min(1, `Enter ${what}`)
    .max(studioLimits[name], longerThan(name))
    .regex(...oneLine)
}

function optional<S extends z.ZodType<unknown, string>>(inner: S) {
  return z
    .string()
    .trim()
    .transform((text) => (text === '' ? null : text))
    .pipe(inner.nullable())
}

function longerThan(name: keyof typeof studioLimits): string {
  return `At most ${studioLimits[name]} characters`
}

function days(min: number, max: number) {
  return z.string().transform((text, context) => {
    const count = readDays(text, min, max)
    if (count !== null) return count
    context.addIssue({ code: 'custom', message: wholeNumberText('days', min, max) })
    return z.NEVER
  })
}
