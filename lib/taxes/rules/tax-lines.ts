/** One of the taxes at a place, such as a city's. 8875 thousandths of a percent are 8.875%. */
export type TaxComponent = { name: string; rateThousandths: number }

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
 * whole total leaves no cent. A tax of several components is shared among them in the same way.
 */
export function taxLines<L extends PricedLine>(
  lines: readonly L[],
  { isIncluded, components }: TaxTerms,
): (L & Taxed)[] {
  const rate = combinedRate(components)
  const base = isIncluded ? whole + rate : whole
  // The rates added up, component by component: the last one is the combined rate.
  const steps = components.map((_, index) => combinedRate(components.slice(0, index + 1)))
  const taxesOf = (total: number) => steps.map((step) => Math.round((total * step) / base))
  let total = 0
  return lines.map((line) => {
    const before = taxesOf(total)
    if (line.taxable) total += line.amountCents
    const added = taxesOf(total).map((cents, index) => cents - (before[index] ?? 0))
    const taxes = components.map((component, index) => ({
      ...component,
      taxCents: (added[index] ?? 0) - (added[index - 1] ?? 0),
    }))
    const taxCents = added.at(-1) ?? 0
    return {
      ...line,
      amountCents: isIncluded ? line.amountCents : line.amountCents + taxCents,
      taxRateThousandths: line.taxable ? rate : 0,
      taxCents,
      taxes: line.taxable ? taxes : [],
    }
  })
}
