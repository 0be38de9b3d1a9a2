import { splitTaxes } from './split-tax'
import type { TaxComponent } from './tax-component'

/** How lines are taxed: whether their prices include tax, and at which rates. */
export type TaxTerms = { isIncluded: boolean; components: readonly TaxComponent[] }

/** A line as it is priced; its amount includes tax or not, depending on the terms. */
type PricedLine = { amountCents: number; taxable: boolean }

type Taxed = {
  /** Tax included. */
  amountCents: number
  taxRateThousandths: number
  taxCents: number
  taxes: (TaxComponent & { taxCents: number })[]
}

const whole = 100_000

/** Returns the combined rate. */
export function combinedRate(components: readonly TaxComponent[]): number {
  return components.reduce((sum, { rateThousandths }) => sum + rateThousandths, 0)
}

/**
 * Taxes lines, in cents. The tax of the lines up to each one is rounded half up, and the line gets what it adds to that. So a
 * line's tax is within a cent of its own, all lines' taxes are the rounded tax of the taxable total, and a discount of the
 * whole total leaves no cent. `splitTaxes` shares it among several taxes.
 */
export function taxLines<L extends PricedLine>(
  lines: readonly L[],
  { isIncluded, components }: TaxTerms,
): (L & Taxed)[] {
  const rate = combinedRate(components)
  const base = isIncluded ? whole + rate : whole
  const taxOf = (total: number) => Math.round((total * rate) / base)
  let total = 0
  const taxed = lines.map((line) => {
    const before = taxOf(total)
    if (line.taxable) total += line.amountCents
    const taxCents = taxOf(total) - before
    return {
      ...line,
      amountCents: isIncluded ? line.amountCents : line.amountCents + taxCents,
      taxRateThousandths: line.taxable ? rate : 0,
      taxCents,
      taxes: line.taxable ? components : [],
    }
  })
  const split = splitTaxes(taxed)
  return taxed.map((line, index) => ({ ...line, taxes: split[index]?.taxes ?? [] }))
}
