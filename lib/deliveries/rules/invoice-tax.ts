import { balanceLineItems, type LineItem } from '@/lib/invoices/rules/amounts'
import { type TaxComponent, taxLines } from '@/lib/taxes/rules/tax-lines'

/** How a booking's invoice is taxed, whose prices don't include tax. */
export type InvoiceTax = {
  components: TaxComponent[]
  lines: (LineItem & { taxable: boolean })[]
  /** Whether extra items are taxed. */
  taxesOther: boolean
}

/** Returns how the invoice is taxed with extra items, in cents. */
export function withExtras(tax: InvoiceTax, extraCents: readonly number[]): InvoiceTax {
  const extras = extraCents.map((amountCents) => ({
    kind: 'OTHER' as const,
    description: '',
    amountCents,
    taxable: tax.taxesOther,
  }))
  return { ...tax, lines: [...tax.lines, ...extras] }
}

/** Returns the tax that is added to an amount, in cents, as the invoice will compute it. */
export function taxOnAmount({ components, lines }: InvoiceTax, amountCents: number): number {
  const taxed = taxLines(balanceLineItems(lines, amountCents), { isIncluded: false, components })
  return taxed.reduce((sum, { taxCents }) => sum + taxCents, 0)
}
