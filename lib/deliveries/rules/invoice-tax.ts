import { balanceLineItems, type LineItem } from '@/lib/invoices/rules/amounts'
import { type TaxComponent, taxLines } from '@/lib/taxes/rules/tax-lines'
import { isTaxable, type TaxedThings } from '@/lib/taxes/rules/taxable'
import { type Extra, toExtraLine } from './extra-line'

/** How a booking's invoice is taxed, whose prices don't include tax. */
export type InvoiceTax = {
  components: TaxComponent[]
  lines: (LineItem & { taxable: boolean })[]
  things: TaxedThings
}

/** Returns how the invoice is taxed with extra items. */
export function withExtras(tax: InvoiceTax, extras: readonly Extra[]): InvoiceTax {
  const lines = extras.map(toExtraLine).map((line) => ({ ...line, taxable: isTaxable(line, tax.things) }))
  return { ...tax, lines: [...tax.lines, ...lines] }
}

/** Returns the tax that is added to an amount, in cents, as the invoice will compute it. */
export function taxOnAmount({ components, lines }: InvoiceTax, amountCents: number): number {
  const taxed = taxLines(balanceLineItems(lines, amountCents), { isIncluded: false, components })
  return taxed.reduce((sum, { taxCents }) => sum + taxCents, 0)
}
