import type { CsvInvoice } from '@/lib/billing/invoices/queries/read-for-csv'
import { statusWords } from '@/lib/billing/invoices/words/invoice'
import { methodWords } from '@/lib/billing/invoices/words/payment'
import { formatRate } from '@/lib/catalog/taxes/rules/rate-text'
import { centsToDecimal } from '@/lib/platform/money/money'
import { dateFromDatabase } from '@/lib/platform/time/calendar-date'
import { dateOf } from '@/lib/platform/time/clock'

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
  // What was sold, whoever paid it in advance: net and tax are the total.
  'net',
  // The part of it that is taxed at the rate.
  'taxable net',
  'tax rate',
  'tax',
  'total',
  // Above 0 on a deposit's own invoice, below 0 where it is deducted.
  'deposit',
  'credit',
  'amount due',
  'refunded',
  'currency',
  'exemption certificate',
] as const

/** Returns an invoice's row, in the order of `columns`. @param timeZone the studio's */
export function toCsvRow(invoice: CsvInvoice, timeZone: string): string[] {
  const { amountCents, taxCents, depositCents, creditCents, currency } = invoice
  const totalCents = amountCents - depositCents
  const decimal = (cents: number) => centsToDecimal(cents, currency)
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
    decimal(totalCents - taxCents),
    decimal(invoice.taxableCents ?? 0),
    invoice.rates ? invoice.rates.map(formatRate).join(', ') : formatRate(0),
    decimal(taxCents),
    decimal(totalCents),
    decimal(depositCents - creditCents),
    decimal(creditCents),
    decimal(amountCents),
    decimal(invoice.refundedCents),
    currency,
    invoice.certificate ?? '',
  ]
}
