import { isForLateFee } from '@/lib/billing/invoices/rules/coverage'
import { depositOccasion } from '@/lib/billing/invoices/words/deposit'
import { formatCents } from '@/lib/platform/money/money'
import { dateFromDatabase, formatDate } from '@/lib/platform/time/calendar-date'
import type { InvoiceStatus, PaymentMethodKind } from '@/prisma/generated/enums'

/** Followed by the time. */
export const alreadyRemindedText = 'A reminder was already sent today'

/** @param minimum and `maximum` are formatted, like every amount in these texts */
export function amountRangeText(minimum: string, maximum: string): string {
  return `The amount must be between ${minimum} and ${maximum}`
}

/** The last line of a printed invoice. */
export function thanksFrom(photographer: string): string {
  return `Thank you for working with us, ${photographer}`
}

/** Below the studio's address on an invoice. */
export function taxNumberText(taxNumber: string): string {
  return `Tax number ${taxNumber}`
}

/** As the PDF and, in lower case, the CSV file name them. */
export const statusWords: Record<InvoiceStatus, string> = {
  PENDING: 'Pending',
  COMPLETED: 'Paid',
  FAILED: 'Failed',
  REFUNDED: 'Refunded',
  VOID: 'Voided',
}

const stateWords: Record<InvoiceStatus, string> = {
  PENDING: 'not paid yet',
  COMPLETED: 'paid',
  FAILED: 'payment failed',
  REFUNDED: 'refunded',
  VOID: 'voided',
}

/** `NL-2026-0001, $498.00, paid` */
export function describeInvoice(invoice: {
  invoiceNumber: string
  status: InvoiceStatus
  amountCents: number
  currency: string
  paidMethod: PaymentMethodKind | null
}): string {
  const { invoiceNumber, status, amountCents, currency, paidMethod } = invoice
  if (amountCents === 0) return `${invoiceNumber}, ${paidMethod === 'NO_CHARGE' ? 'no charge' : 'paid'}`
  return `${invoiceNumber}, ${formatCents(amountCents, currency)}, ${stateWords[status]}`
}

type Occasion = Parameters<typeof isForLateFee>[0] & { booking: { shootDate: Date } }

/** Describes what an invoice is for: `Shot June 12, 2026`, or the late fee for that day's shoot. */
export function occasionOf(invoice: Occasion): string {
  const day = formatDate(dateFromDatabase(invoice.booking.shootDate))
  if (invoice.depositCents > 0) return depositOccasion(day)
  return `${isForLateFee(invoice) ? 'Late cancellation fee,' : 'Shot'} ${day}`
}

type Taxed = { taxCents: number; currency: string }

/** Returns the tax that an amount contains, formatted; null for none. */
export function taxContained({ taxCents, currency }: Taxed): string | null {
  return taxCents === 0 ? null : formatCents(taxCents, currency)
}

/** As the payment page and dialogs name it. @param tax formatted */
export function includesTaxText(tax: string): string {
  return `Includes ${tax} tax`
}
