import type { CsvInvoice } from '@/lib/invoices/queries/read-for-csv'
import { statusWords } from '@/lib/invoices/words/invoice'
import { methodWords } from '@/lib/invoices/words/payment'
import { dateFromDatabase } from '@/lib/platform/calendar-date'
import { dateOf } from '@/lib/platform/clock'
import { centsToDecimal } from '@/lib/platform/money'
import { formatRate } from '@/lib/taxes/rules/rate-text'

export const columns = [
  'number',
  'issued',
  'due',
  'status',
  'paid on',
  'method',
  'client',
  'email',
  'property',
  'shoot date',
  'net',
  'tax rate',
  'tax',
  'total',
  'refunded',
  'currency',
  'exemption certificate',
] as const

/** Returns an invoice's row, in the order of `columns`. @param timeZone the studio's */
export function toCsvRow(invoice: CsvInvoice, timeZone: string): string[] {
  return [
    invoice.invoiceNumber,
    dateOf(invoice.createdAt, timeZone),
    dateFromDatabase(invoice.dueOn),
    statusWords[invoice.status].toLowerCase(),
    invoice.paidAt ? dateOf(invoice.paidAt, timeZone) : '',
    invoice.paidMethod ? methodWords[invoice.paidMethod] : '',
    invoice.clientName,
    invoice.clientEmail,
    invoice.propertyAddress,
    dateFromDatabase(invoice.shootDate),
    centsToDecimal(invoice.amountCents - invoice.taxCents, invoice.currency),
    invoice.rates ? invoice.rates.map(formatRate).join(', ') : formatRate(0),
    centsToDecimal(invoice.taxCents, invoice.currency),
    centsToDecimal(invoice.amountCents, invoice.currency),
    centsToDecimal(invoice.refundedCents, invoice.currency),
    invoice.currency,
    invoice.certificate ?? '',
  ]
}
