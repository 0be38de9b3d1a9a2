import { split } from '@/lib/platform/money/split'
import type { TaxComponent } from './tax-component'

/**
 * Splits a tax over the taxes that it consists of, in cents, by largest remainder of their rates. The same tax is split the same way
 * on every document. A tax below 0, such as that of a discount, is split like one above.
 */
export function splitTax(
  taxCents: number,
  components: readonly Pick<TaxComponent, 'rateThousandths'>[],
): number[] {
  const rates = components.map(({ rateThousandths }) => rateThousandths)
  if (rates.every((rate) => rate === 0)) return rates.map((_, index) => (index === 0 ? taxCents : 0))
  const parts = split(Math.abs(taxCents), rates)
  return taxCents < 0 ? parts.map((cents) => 0 - cents) : parts
}

type Line = { taxCents: number; taxes: readonly TaxComponent[] }

type Split = { taxes: (TaxComponent & { taxCents: number })[] }

/**
 * Splits the taxes of a document's lines over the taxes that they consist of. Lines in order get what they add to the running total,
 * so each adds up to its tax, and all lines of the same rates to what `splitTax` makes of their tax.
 */
export function splitTaxes<L extends Line>(lines: readonly L[]): (Omit<L, 'taxes'> & Split)[] {
  const totals = new Map<string, number>()
  return lines.map((line) => {
    const key = JSON.stringify(line.taxes.map(({ name, rateThousandths }) => [name, rateThousandths]))
    const before = totals.get(key) ?? 0
    const after = before + line.taxCents
    totals.set(key, after)
    const [earlier, parts] = [splitTax(before, line.taxes), splitTax(after, line.taxes)]
    const taxes = line.taxes.map(({ name, rateThousandths }, index) => ({
      name,
      rateThousandths,
      taxCents: (parts[index] ?? 0) - (earlier[index] ?? 0),
    }))
    return { ...line, taxes }
  })
}
