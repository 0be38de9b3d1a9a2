import { z } from 'zod'
import { amountSchema } from '@/lib/platform/money/amount-schema'
import { isSupportedCurrency } from '@/lib/platform/money/currencies'
import { parsedText } from '@/lib/platform/text/parsed-text'
import { readTimeZone } from '@/lib/platform/time/time-zones'
import { oneOf, searchText, urlState } from '@/lib/platform/web/url-state'
import { studioLimits } from './limits'
import { maxFreeCancelHours, readHours } from './rules/cancellation'
import {
  maxChargeDays,
  maxDueDays,
  maxGalleryDays,
  maxReminderDays,
  maxReminders,
  maxTurnaroundHours,
  readDays,
  readRetryDays,
} from './rules/invoice-terms'
import { markableSteps, openingSteps } from './rules/opening'
import { type RetentionSetting, retentionRanges } from './rules/retention'
import { readRoadFactor, travelRanges } from './rules/travel'
import {
  controlCharactersText,
  currencyText,
  emailText,
  linkText,
  percentText,
  phoneText,
  prefixText,
  retryDaysText,
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
  freeCancelHours: parsedText(readHours, wholeNumberText('hours', 0, maxFreeCancelHours)),
  lateCancelFee: amountSchema(),
})

/** The new terms, and the serialized values when the page was opened. */
export const ChangeCancellation = CancellationTerms.extend({ seen })
export type ChangeCancellation = z.output<typeof ChangeCancellation>

/** How drives are estimated and what they cost, as entered. The road factor is typed as `1.4`. */
export const TravelSettings = z.object({
  roadFactorPercent: parsedText(readRoadFactor, 'Enter a factor from 1 to 3, with at most two decimals'),
  averageMph: wholeNumber('averageMph', 'miles per hour'),
  travelFreeMiles: wholeNumber('travelFreeMiles', 'miles'),
  travelStepMiles: wholeNumber('travelStepMiles', 'miles'),
  travelStepFee: amountSchema(),
})

/** The new settings, and the serialized values when the page was opened. */
export const ChangeTravel = TravelSettings.extend({ seen })
export type ChangeTravel = z.output<typeof ChangeTravel>

/** The checklist for sellers as entered, and the serialized value when the page was opened. Empty becomes null. */
export const ChangeSellers = z.object({
  sellerChecklist: z
    .string()
    .transform((text) => text.replaceAll('\r\n', '\n'))
    .pipe(optional(limited('sellerChecklist'))),
  seen: z.string().max(3 * studioLimits.sellerChecklist),
})
export type ChangeSellers = z.output<typeof ChangeSellers>

/** The texts of the public page, links, and signature as entered. Empty ones become null. */
export const PublicTexts = z.object({
  headline: oneLineText('headline'),
  introduction: optional(limited('introduction')),
  closing: oneLineText('closing'),
  photographyText: oneLineText('serviceText'),
  videoText: oneLineText('serviceText'),
  designText: oneLineText('serviceText'),
  aerialText: oneLineText('serviceText'),
  tiktokUrl: linkTo('tiktok.com'),
  instagramUrl: linkTo('instagram.com'),
  facebookUrl: linkTo('facebook.com'),
  mailSignature: optional(limited('mailSignature')),
})
export type PublicTexts = z.output<typeof PublicTexts>

/** The new texts, and the serialized values when the page was opened. */
export const ChangePublicTexts = PublicTexts.extend({ seen: z.string().max(6000) })
export type ChangePublicTexts = z.output<typeof ChangePublicTexts>

/** The invoice terms as entered; each reminder day is a separate text. */
export const InvoiceTerms = z.object({
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
  turnaroundHours: parsedText(
    (text) => readDays(text, 1, maxTurnaroundHours),
    wholeNumberText('hours', 1, maxTurnaroundHours),
  ),
  galleryDays: optional(days(1, maxGalleryDays)),
  chargeAfterDays: optional(days(0, maxChargeDays)),
  deposit: amountSchema(),
  depositPercent: optional(parsedText((text) => readDays(text, 1, 100), percentText)),
  chargeRetryDays: parsedText(readRetryDays, retryDaysText),
})
export type InvoiceTerms = Omit<z.output<typeof InvoiceTerms>, 'deposit'> & {
  depositCents: number
  currency: string
}

/** The new terms, and the serialized values when the page was opened. */
export const ChangeInvoiceTerms = InvoiceTerms.extend({ seen })
export type ChangeInvoiceTerms = z.output<typeof ChangeInvoiceTerms>

/** The retention periods as entered. Empty ones become null: these records aren't deleted. */
export const RetentionPeriods = z.object({
  emailRetentionDays: retention('emailRetentionDays'),
  notificationRetentionDays: retention('notificationRetentionDays'),
  visitRetentionDays: retention('visitRetentionDays'),
  quoteRetentionDays: optional(retention('quoteRetentionDays')),
  conversationRetentionDays: optional(retention('conversationRetentionDays')),
})
export type RetentionPeriods = z.output<typeof RetentionPeriods>

/** The new periods, the serialized values when the page was opened, and the confirmation that records are deleted. */
export const ChangeRetention = RetentionPeriods.extend({ seen, confirmed: z.literal('on').optional() })
export type ChangeRetention = z.output<typeof ChangeRetention>

/** The studio's details as entered. Empty optional values become null. */
export const StudioDetails = z.object({
  name: singleLine('name', 'a name'),
  supportEmail: limited('email').pipe(EmailAddress()),
  phone: optional(limited('phone').regex(/^[+\d][\d\s().+/-]*$/, phoneText)),
  address: optional(limited('address').regex(...oneLine)),
  timeZone: parsedText(readTimeZone, timeZoneText),
  hours: singleLine('hours', 'the hours'),
  currency: z.string().trim().toUpperCase().refine(isSupportedCurrency, currencyText),
  mailSenderName: optional(
    limited('mailSenderName')
      .regex(...oneLine)
      .regex(/^[^<>"\\]*$/, senderNameText),
  ),
  mailSenderAddress: optional(limited('email').pipe(EmailAddress())),
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

export const MarkStep = z.object({ step: z.enum(markableSteps) })

/** The list of settings; `q` is what is searched for, without JavaScript. */
export const SettingsAddress = urlState('/settings', { q: searchText(100) })

/** The page that opens the studio. `step` unfolds one step, by default the first that is left. */
export const OpeningAddress = urlState('/setup', { step: oneOf(['', ...openingSteps]) })

function singleLine(name: 'name' | 'hours', what: string) {
  return limited(name)
    .min(1, `Enter ${what}`)
    .regex(...oneLine)
}

function optional<S extends z.ZodType<unknown, string>>(inner: S) {
  return z
    .string()
    .trim()
    .transform((text) => (text === '' ? null : text))
    .pipe(inner.nullable())
}

function oneLineText(name: 'headline' | 'closing' | 'serviceText') {
  return optional(limited(name).regex(...oneLine))
}

/** An https address on one network, so that no icon leads elsewhere. */
function linkTo(network: string) {
  const isOnNetwork = (text: string) => {
    const { protocol, hostname } = new URL(text)
    return protocol === 'https:' && (hostname === network || hostname.endsWith(`.${network}`))
  }
  return optional(
    limited('link').refine((text) => URL.canParse(text) && isOnNetwork(text), linkText(network)),
  )
}

function limited(name: keyof typeof studioLimits) {
  return z.string().trim().max(studioLimits[name], `At most ${studioLimits[name]} characters`)
}

function retention(setting: RetentionSetting) {
  const { min, max } = retentionRanges[setting]
  return days(min, max)
}

function wholeNumber(setting: keyof typeof travelRanges, unit: 'miles' | 'miles per hour') {
  const { min, max } = travelRanges[setting]
  return parsedText((text) => readDays(text, min, max), wholeNumberText(unit, min, max))
}

function days(min: number, max: number) {
  return parsedText((text) => readDays(text, min, max), wholeNumberText('days', min, max))
}
