import { refundedSale, splitRefund, splitRefundedTaxes } from '@/lib/billing/invoices/rules/refunded-tax'
import type { TaxOfPlace, TaxSums } from '@/lib/billing/ledger/schema'

type Line = {
  amountCents: number
  taxCents: number
  taxable: boolean
  taxes: readonly { name: string; rateThousandths: number; taxCents: number }[]
}

/** An invoice with what the sums need of it. */
export type TaxedSale = {
  currency: string
  state: string | null
  isExempt: boolean
  /** What is charged after a deposit and credit, and those, below 0. */
  amountCents: number
  depositCents: number
  /** What was sold, so without the line of a deposit, which is no sale. */
  lines: readonly Line[]
}

/** Adds sales and refunds up to a report, one currency by itself. */
export class TaxReport {
  readonly #sums = new Map<string, Omit<TaxSums, 'taxes'> & { taxes: Map<string, TaxOfPlace> }>()

  /** Adds a whole invoice. */
  addSale(sale: TaxedSale): void {
    const sums = this.#sumsOf(sale.currency)
    for (const line of sale.lines) {
      const netCents = line.amountCents - line.taxCents
      if (line.taxes.length > 0) sums.taxableCents += netCents
      else if (sale.isExempt && line.taxable) sums.exemptCents += netCents
      else sums.untaxedCents += netCents
      sums.taxCents += line.taxCents
      for (const { name, rateThousandths, taxCents } of line.taxes) {
        const key = JSON.stringify([name, rateThousandths, sale.state])
        const tax = sums.taxes.get(key) ?? {
          name,
          rateThousandths,
          state: sale.state,
          netCents: 0,
          taxCents: 0,
        }
        sums.taxes.set(key, {
          ...tax,
          netCents: tax.netCents + netCents,
          taxCents: tax.taxCents + taxCents,
        })
      }
    }
  }

  /** Subtracts a refund of an invoice. @param before what was refunded of it earlier, in cents */
  addRefund(sale: TaxedSale, before: number, refundCents: number): void {
    if (before > 0) this.addSale(partOf(sale, before, 1))
    this.addSale(partOf(sale, before + refundCents, -1))
  }

  /** Returns the sums, currencies and taxes in alphabetical order. */
  toSums(): TaxSums[] {
    return [...this.#sums.values()]
      .map(({ taxes, ...sums }) => ({ ...sums, taxes: [...taxes.values()].sort(byStateAndName) }))
      .sort((one, other) => one.currency.localeCompare(other.currency))
  }

  #sumsOf(currency: string) {
    const known = this.#sums.get(currency)
    if (known) return known
    const empty = {
      currency,
      taxableCents: 0,
      exemptCents: 0,
      untaxedCents: 0,
      taxCents: 0,
      taxes: new Map(),
    }
    this.#sums.set(currency, empty)
    return empty
  }
}

/** Returns what of each line is refunded when this much of the payment is, times 1 or -1. */
function partOf(sale: TaxedSale, refundedCents: number, sign: 1 | -1): TaxedSale {
  const cents = refundedSale(sale, refundedCents)
  const shares = splitRefund(sale.lines, cents)
  const parts = splitRefundedTaxes(sale.lines, cents)
  const lines = sale.lines.map((line, index) => ({
    ...line,
    amountCents: sign * (shares[index]?.amountCents ?? 0),
    taxCents: sign * (shares[index]?.taxCents ?? 0),
    taxes: line.taxes.map((tax, place) => ({ ...tax, taxCents: sign * (parts[index]?.[place] ?? 0) })),
  }))
  return { ...sale, lines }
}

function byStateAndName(one: TaxOfPlace, other: TaxOfPlace): number {
  return (
    (one.state ?? '~').localeCompare(other.state ?? '~') ||
    one.name.localeCompare(other.name) ||
    one.rateThousandths - other.rateThousandths
  )
}
