import { formatCents, withSameNumber } from '@/lib/platform/money/money'
import { countOf } from '@/lib/platform/words'
import { logoLimits } from './limits'
import { maxRetries, maxRetryDays } from './rules/invoice-terms'
import type { OpeningStep, StepReport } from './rules/opening'
import type { Expiring, RetentionSetting } from './rules/retention'
import type { StudioTravel } from './rules/travel'

// Cancellation terms

export const freeCancellationText = 'Canceling is free at any time.'

/**
 * Summarizes the cancellation terms:
 * `Canceling is free until 24 hours before the shoot. After that, it costs $50.00.`
 */
export function describeCancellationTerms(policy: {
  freeCancelHours: number
  lateCancelFeeCents: number
  currency: string
}): string {
  const { freeCancelHours, lateCancelFeeCents, currency } = policy
  if (lateCancelFeeCents === 0) return freeCancellationText
  const fee = `After that, it costs ${formatCents(lateCancelFeeCents, currency)}.`
  return `Canceling is free until ${deadline(freeCancelHours)}. ${fee}`
}

function deadline(hours: number): string {
  return hours === 0 ? 'the shoot begins' : `${countOf(hours, 'hour')} before the shoot`
}

/** `Free until 24 hours before the shoot, then $50.00`, for the list of settings. */
export function summarizeCancellation(policy: {
  freeCancelHours: number
  lateCancelFeeCents: number
  currency: string
}): string {
  const { freeCancelHours, lateCancelFeeCents, currency } = policy
  if (lateCancelFeeCents === 0) return 'Free at any time'
  return `Free until ${deadline(freeCancelHours)}, then ${formatCents(lateCancelFeeCents, currency)}`
}

// Travel

/** `20 miles free, then $1.00 a mile`, `No travel fee` */
export function summarizeTravel(travel: StudioTravel): string {
  const { travelFreeMiles, travelStepMiles, travelStepCents, currency } = travel
  if (travelStepCents === 0) return 'No travel fee'
  const step = travelStepMiles === 1 ? 'a mile' : `per ${countOf(travelStepMiles, 'mile')}`
  return `${countOf(travelFreeMiles, 'mile')} free, then ${formatCents(travelStepCents, currency)} ${step}`
}

// Invoice terms

/** `Due in 14 days, numbered NL-…` */
export function summarizeInvoices(terms: { invoiceDueDays: number; invoicePrefix: string }): string {
  const { invoiceDueDays, invoicePrefix } = terms
  const due = invoiceDueDays === 0 ? 'Due on receipt' : `Due in ${countOf(invoiceDueDays, 'day')}`
  return `${due}, numbered ${invoicePrefix}-…`
}

/** `$50.00 when a client books`, `25% when a client books`, `None` */
export function summarizeDeposit(terms: {
  depositCents: number
  depositPercent: number | null
  currency: string
}): string {
  const { depositCents, depositPercent, currency } = terms
  if (depositPercent === null && depositCents === 0) return 'None'
  const amount = depositPercent === null ? formatCents(depositCents, currency) : `${depositPercent}%`
  return `${amount} when a client books`
}

/** `On delivery`, `3 days after delivery`, `Off` */
export function summarizeCharges({ chargeAfterDays }: { chargeAfterDays: number | null }): string {
  if (chargeAfterDays === null) return 'Off'
  return chargeAfterDays === 0 ? 'On delivery' : `${countOf(chargeAfterDays, 'day')} after delivery`
}

/** `3 days before the due date` */
export function describeReminderDay(days: number): string {
  if (days === 0) return 'On the due date'
  return `${countOf(Math.abs(days), 'day')} ${days < 0 ? 'before' : 'after'} the due date`
}

export const prefixText = 'Enter 1 to 10 letters and digits, starting with a letter'

export const retryDaysText = `Enter up to ${maxRetries} days from 1 to ${maxRetryDays}, such as 1, 3, 7`

export const percentText = 'Enter a whole percentage from 1 to 100'
export const oneDepositText = 'Enter an amount or a percentage, not both'

// Retention

const recordNames: Record<RetentionSetting, string> = {
  emailRetentionDays: 'email',
  notificationRetentionDays: 'notification',
  visitRetentionDays: 'visit',
  quoteRetentionDays: 'closed quote request',
  conversationRetentionDays: 'closed conversation',
}

/** `Tonight, 12 emails and 1 closed conversation will be deleted. You can't undo this.` */
export function describeExpiring(expiring: readonly Expiring[]): string {
  const counts = expiring.map(({ setting, count }) => countOf(count, recordNames[setting]))
  return `Tonight, ${new Intl.ListFormat('en-US').format(counts)} will be deleted. You can't undo this.`
}

// Studio details

/** Explains what another currency changes and what it doesn't. */
export function describeCurrencyChange(from: string, to: string): string {
  const example = { cents: withSameNumber({ cents: 29_900, currency: 'USD' }, from), currency: from }
  const change = `${formatCents(example.cents, from)} becomes ${formatCents(withSameNumber(example, to), to)}`
  return `Prices and the late fee keep their numbers: ${change}. Existing bookings and invoices stay in ${from}.`
}

export const confirmCurrencyText = 'Please confirm the new currency.'
export const timeZoneChangeText =
  'Existing shoots and slots keep their local time: 10:00 stays 10:00 in the new zone.'
export const detailsFailedText = 'Failed to save the studio details. Please try again.'
export const addressHint = 'Shown on invoices and at the bottom of emails. Drives start at its ZIP code.'
export const logoSavedText = "It's now shown everywhere."
export const emailText = 'Enter an email address, such as studio@example.com'
export const linkText = (network: string) =>
  `Enter a link to your page, starting with https://www.${network}/`
export const phoneText = 'Enter a phone number, such as +1 828 555 0117'
export const controlCharactersText = 'Remove line breaks and control characters'
export const timeZoneText = 'Choose a time zone from the list'
export const currencyText = 'Choose a currency from the list'
export const senderNameText = 'Names can\'t contain < > " or \\'

// Any of these settings

export function wholeNumberText(
  unit: 'days' | 'hours' | 'miles' | 'miles per hour',
  min: number,
  max: number,
): string {
  return `Enter a whole number of ${unit} from ${min} to ${max}`
}

// Logo

export const unreadableLogoText = "This logo is damaged and can't be read. Please choose another one."
export const blankLogoText = 'This logo is completely transparent. Please choose another one.'
export const emptyLogoText = 'This logo file is empty. Please choose another one.'
export const logoTypeText = "This file isn't a JPEG, PNG, WebP, or SVG image."
export const logoEntitiesText =
  "This SVG uses entities, which aren't supported. Please export it as plain SVG or PNG."
export const largeSvgText = `This SVG is larger than ${logoLimits.svgBytes / 1024} KB. Please choose a smaller one.`
export const largeLogoText = `This logo is larger than ${logoLimits.bytes / 1024 / 1024} MB. Please choose a smaller one.`
export const tooManyPixelsText = `This logo has more than ${logoLimits.maxPixels / 1_000_000} megapixels. Please choose a smaller one.`
export const smallLogoText = `This logo is too small. Please choose one of at least ${logoLimits.minLongSidePx} pixels on its longer side.`
export const logoHint = `JPEG, PNG, WebP, or SVG, up to ${logoLimits.bytes / 1024 / 1024} MB, for a light background. Saved immediately.`

/** What the portal is for, in search results and where it is installed. */
export const portalDescription = 'Book shoots, see your photos, pay and download.'

// Opening the studio

export const openingTitle = 'Open your studio'
export const openingLead = 'A few steps to your first booking. Everything is saved as you go.'

export const continueOpeningLabel = 'Continue setup'

export const stepTitles: Record<OpeningStep, string> = {
  name: 'Name and logo',
  hours: 'When you shoot',
  services: 'Services and prices',
  tax: 'Tax',
  payments: 'Payments',
  email: 'Email',
  project: 'Your first project',
  import: 'Bring your clients',
  team: 'Invite your team',
  link: 'Share your booking link',
}

/** What stands beside a step that isn't done. */
const stepHints: Record<OpeningStep, string> = {
  name: 'Shown on everything clients see',
  hours: 'Needed for bookings',
  services: 'Needed for bookings',
  tax: 'Ask your accountant',
  payments: 'Test them first',
  email: 'Test it first',
  project: 'Shows on your portfolio',
  import: 'Optional',
  team: 'Optional',
  link: 'Brings the first booking',
}

/** What stands beside a step that the owner confirmed without a record of it. */
const confirmedTexts: Partial<Record<OpeningStep, string>> = {
  name: 'Kept as it is',
  tax: 'No tax',
  link: 'Shared',
}

/** What stands beside a step: what was set up, or what it's for. */
export function describeStep({ step, state, fact }: StepReport): string {
  if (state === 'later') return 'Later'
  return fact ?? (state === 'done' ? confirmedTexts[step] : undefined) ?? stepHints[step]
}

/** `3 of 9 done` */
export function describeProgress(steps: readonly StepReport[]): string {
  return `${steps.filter(({ state }) => state !== 'open').length} of ${steps.length} done`
}

/** Says whether clients can book: `Clients can book from Thu, Dec 3 at 09:00.` */
export function describeOpening(steps: readonly StepReport[], firstTime: string | null): string {
  const missing = steps.filter(
    ({ step, state }) => state === 'open' && (step === 'hours' || step === 'services'),
  )
  if (missing.length === 2)
    return 'Clients can book once you have set your hours and confirmed your services.'
  if (missing[0]?.step === 'hours') return 'Clients can book once you have set your hours.'
  if (missing[0]) return 'Clients can book once you have confirmed your services.'
  return firstTime
    ? `Clients can book from ${firstTime}.`
    : 'Clients can book once you have free times again.'
}

export const noServicesText = 'No services are offered yet.'

export const openedTitle = (name: string) => `${name} is open`
