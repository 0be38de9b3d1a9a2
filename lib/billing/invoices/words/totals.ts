import { mergeDiscounts } from '@/lib/billing/invoices/rules/amounts'
import { refundedTax, returnedCents } from '@/lib/billing/invoices/rules/refunded-tax'
import { sumTaxes } from '@/lib/billing/invoices/rules/sum-taxes'
import { taxLabel } from '@/lib/catalog/taxes/words'
import { formatCents } from '@/lib/platform/money/money'
import type { InvoiceLineKind, InvoiceStatus } from '@/prisma/generated/enums'
import { takenBackText } from './disputes'

type Line = {
  kind: InvoiceLineKind
  description: string
  amountCents: number
  taxCents: number
  taxes: readonly { name: string; rateThousandths: number; taxCents: number }[]
}

type Printed<L extends Line> = {
  currency: string
  /** Whether the lines' amounts are shown with their tax. */
  pricesIncludeTax: boolean
  amountCents: number
  taxCents: number
  /** Below 0 if a deposit or account credit was deducted. */
  depositCents: number
  status: InvoiceStatus
  refundedCents: number
  isDisputeLost: boolean
  lines: readonly L[]
}

type Row = { label: string; amount: string }

/** Returns the lines that a document lists: not discounts and deducted deposits, which stand among the totals. */
export function listedLines<L extends Line>(lines: readonly L[]): L[] {
  return lines.filter((line) => line.kind !== 'DISCOUNT' && !isDeduction(line))
}

function isDeduction({ kind, amountCents }: Line): boolean {
  return kind === 'DEPOSIT' && amountCents < 0
}

/**
 * Returns a document's rows between its lines and the amount due: subtotal, discounts, taxes, total, and what was deducted or
 * refunded. Tax that the prices include stands below the total.
 */
export function totalsOf<L extends Line>(invoice: Printed<L>): Row[] {
  const { currency, pricesIncludeTax, amountCents, taxCents, depositCents, refundedCents, lines } = invoice
  const { isDisputeLost } = invoice
  const row = (label: string, cents: number): Row => ({ label, amount: formatCents(cents, currency) })
  const priced = (line: Pick<Line, 'amountCents' | 'taxCents'>) =>
    pricesIncludeTax ? line.amountCents : line.amountCents - line.taxCents
  const toRow = (line: Pick<Line, 'description' | 'amountCents' | 'taxCents'>) =>
    row(line.description, priced(line))
  const discounts = mergeDiscounts(lines.filter(({ kind }) => kind === 'DISCOUNT'))
  const subtotal = listedLines(lines).reduce((sum, line) => sum + priced(line), 0)
  const hasSubtotal = discounts.length > 0 || (!pricesIncludeTax && taxCents !== 0)
  const taxes = sumTaxes(lines).map((tax) =>
    row(pricesIncludeTax ? `${taxLabel(tax)}, included` : taxLabel(tax), tax.taxCents),
  )
  const total = row('Total', amountCents - Math.min(0, depositCents))
  const returned = returnedCents(invoice)
  const refundTaxCents = returned > 0 ? refundedTax(invoice, 0, refundedCents) : 0
  return [
    ...(hasSubtotal ? [row('Subtotal', subtotal)] : []),
    ...discounts.map(toRow),
    ...(pricesIncludeTax ? [total, ...taxes] : [...taxes, total]),
    ...lines.filter(isDeduction).map(toRow),
    ...(returned > 0 ? [row(isDisputeLost ? takenBackText : 'Refunded', returned)] : []),
    ...(refundTaxCents > 0
      ? [row(isDisputeLost ? 'Tax in that amount' : 'Tax in the refund', refundTaxCents)]
      : []),
  ]
}
