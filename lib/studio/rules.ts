import { formatCents } from '@/lib/platform/money'

/** What a studio asks for a late cancellation: hours before the shoot, a fee in integer cents and its currency. */
export type CancellationPolicy = { freeCancelHours: number; lateCancelFeeCents: number; currency: string }

/** A year: nobody plans a shoot further ahead. */
export const mostHours = 8760

/** The hours a person typed; null when they are not whole ones from 0 to `mostHours`. */
export function readHours(text: string): number | null {
  if (!/^\d{1,4}$/.test(text.trim())) return null
  const hours = Number(text)
  return hours <= mostHours ? hours : null
}

/**
 * The studio's cancellation policy in the words a client reads, on screens and in mails alike:
 * `Cancelling is free until 24 hours before the shoot. After that a fee of $50.00 applies.`
 */
export function describeCancellationTerms(policy: CancellationPolicy): string {
  const { freeCancelHours, lateCancelFeeCents, currency } = policy
  if (lateCancelFeeCents === 0) return 'Cancelling is free at any time.'
  const fee = `After that a fee of ${formatCents(lateCancelFeeCents, currency)} applies.`
  return `Cancelling is free until ${deadline(freeCancelHours)}. ${fee}`
}

function deadline(hours: number): string {
  if (hours === 0) return 'the shoot begins'
  return hours === 1 ? '1 hour before the shoot' : `${hours} hours before the shoot`
}

export const mostDueDays = 365
export const mostReminderDays = 90
export const mostReminders = 6
export const mostGalleryDays = 3650
const mostTaxRateBasisPoints = 5_000

/** The whole days a person typed, a sign allowed; null when they are not within the two. */
export function readDays(text: string, least: number, most: number): number | null {
  if (!/^-?\d{1,4}$/.test(text.trim())) return null
  const count = Number(text) || 0
  return count >= least && count <= most ? count : null
}

/** The tax rate a person typed, `8.25` or `8.25 %`, in hundredths of a per cent; null when it is none up to 50. */
export function readTaxRate(text: string): number | null {
  const match = /^(\d{1,2})(?:[.,](\d{1,2}))?$/.exec(text.replace('%', '').trim())
  if (!match?.[1]) return null
  const rate = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return rate <= mostTaxRateBasisPoints ? rate : null
}

/** What a studio has set for its invoices. */
export type InvoicePolicy = {
  taxRateBasisPoints: number
  invoiceDueDays: number
  invoicePrefix: string
  reminderDays: number[]
  galleryDays: number | null
}

/** The same as one text, by which two states are told apart. */
export function invoiceTermsKey(policy: InvoicePolicy): string {
  const { taxRateBasisPoints, invoiceDueDays, invoicePrefix, reminderDays, galleryDays } = policy
  return JSON.stringify([taxRateBasisPoints, invoiceDueDays, invoicePrefix, reminderDays, galleryDays])
}

/** When a reminder goes out: `3 days before the due date`. */
export function describeReminderDay(days: number): string {
  if (days === 0) return 'On the due date'
  const count = `${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'}`
  return `${count} ${days < 0 ? 'before' : 'after'} the due date`
}
