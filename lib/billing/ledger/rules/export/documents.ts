import { refundedSale, splitRefund } from '@/lib/billing/invoices/rules/refunded-tax'
import type { CalendarDate } from '@/lib/platform/time/calendar-date'
import type { ExportedDocument, ExportedLine } from './rows'

/** An invoice with what its documents need of it. */
export type ExportedSale = Omit<ExportedDocument, 'kind' | 'lines'> & {
  amountCents: number
  /** Below 0 what a deposit and credit paid; above 0 a deposit's own invoice. */
  depositCents: number
  /** What of it is credit, 0 or less. */
  creditCents: number
  /** What was sold. */
  sold: readonly (Omit<ExportedLine, 'account' | 'netCents'> & { amountCents: number })[]
  /** The month in which it was voided; null if it wasn't. */
  voidedOn: CalendarDate | null
}

const untaxed = { item: null, taxCents: 0, taxNames: [] }

function ofAccount(account: ExportedLine['account'], description: string, netCents: number): ExportedLine[] {
  return netCents === 0 ? [] : [{ ...untaxed, account, description, netCents }]
}

function soldLines(sold: ExportedSale['sold']): ExportedLine[] {
  return sold.map(({ amountCents, ...line }) => ({
    ...line,
    account: 'SALES',
    netCents: amountCents - line.taxCents,
  }))
}

const depositLine = (cents: number) => ofAccount('DEPOSITS', 'Deposit', cents)
const creditLine = (cents: number) => ofAccount('CREDITS', 'Account credit', cents)

/** Whether an invoice was voided in the month in which it was issued, so that the books of no month have it. */
export function neverCounted({ issuedOn, voidedOn }: Pick<ExportedSale, 'issuedOn' | 'voidedOn'>): boolean {
  return voidedOn !== null && voidedOn.slice(0, 7) === issuedOn.slice(0, 7)
}

/**
 * Returns an invoice as issued: what was sold, and the deposit that becomes sales with it. Credit doesn't reduce what was sold: it
 * pays, as a credit note of its own.
 */
export function issuedDocuments(sale: ExportedSale): ExportedDocument[] {
  const invoice: ExportedDocument = {
    ...headOf(sale),
    kind: 'invoice',
    lines: [...soldLines(sale.sold), ...depositLine(sale.depositCents - sale.creditCents)],
  }
  if (sale.creditCents === 0) return [invoice]
  return [invoice, noteOf(sale, 'C', sale.issuedOn, creditLine(0 - sale.creditCents))]
}

/** Returns the credit note that reverses an invoice on the day when it was voided, with the deposit and credit that it had used. */
export function voidedDocument(sale: ExportedSale, voidedOn: CalendarDate): ExportedDocument {
  const { sold, depositCents, creditCents } = sale
  const lines = [...soldLines(sold), ...depositLine(depositCents - creditCents), ...creditLine(creditCents)]
  return noteOf(sale, 'V', voidedOn, lines)
}

type ExportedRefund = {
  /** Counts the invoice's refunds from 1. */
  position: number
  refundedOn: CalendarDate
  /** What was refunded of the invoice earlier, in cents. */
  beforeCents: number
  amountCents: number
  /** Whether the client got credit instead of money. */
  asCredit: boolean
}

/**
 * Returns the credit note of a refund: what it takes of the sale, and what of a deposit or credit is the client's again once all is
 * refunded.
 */
export function refundDocument(sale: ExportedSale, refund: ExportedRefund): ExportedDocument {
  const { beforeCents, amountCents } = refund
  const afterCents = beforeCents + amountCents
  // The only refund of an invoice that a deposit and credit paid in full is of 0, and of the whole sale.
  const soldBeforeCents = beforeCents > 0 ? refundedSale(sale, beforeCents) : 0
  const soldAfterCents = refundedSale(sale, afterCents)
  const before = splitRefund(sale.sold, soldBeforeCents)
  const after = splitRefund(sale.sold, soldAfterCents)
  const refunded = sale.sold.map((line, index) => ({
    ...line,
    amountCents: (after[index]?.amountCents ?? 0) - (before[index]?.amountCents ?? 0),
    taxCents: (after[index]?.taxCents ?? 0) - (before[index]?.taxCents ?? 0),
  }))
  const returnedCents = afterCents >= sale.amountCents ? sale.creditCents : 0
  const lines = [
    ...soldLines(refunded.filter((line) => line.amountCents !== 0 || line.taxCents !== 0)),
    ...depositLine(amountCents - (soldAfterCents - soldBeforeCents) - returnedCents),
    ...creditLine(returnedCents - (refund.asCredit ? amountCents : 0)),
  ]
  return noteOf(sale, `R${refund.position}`, refund.refundedOn, lines)
}

/** Returns the credit note that grants or removes credit. It comes to 0: what the client has more is what it costs. */
export function grantDocument(
  grant: Omit<ExportedDocument, 'kind' | 'lines' | 'dueOn'>,
  cents: number,
): ExportedDocument {
  const lines = [...ofAccount('ALLOWANCES', 'Credit granted', cents), ...creditLine(0 - cents)]
  return { ...grant, kind: 'credit-note', dueOn: grant.issuedOn, lines }
}

function noteOf(
  sale: ExportedSale,
  suffix: string,
  issuedOn: CalendarDate,
  lines: ExportedLine[],
): ExportedDocument {
  const number = `${sale.number}-${suffix}`
  return { ...headOf(sale), kind: 'credit-note', number, issuedOn, dueOn: issuedOn, lines }
}

function headOf({ number, customer, email, address, issuedOn, dueOn, currency }: ExportedSale) {
  return { number, customer, email, address, issuedOn, dueOn, currency }
}
