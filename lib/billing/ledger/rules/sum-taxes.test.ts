import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { taxLines } from '@/lib/catalog/taxes/rules/tax-lines'
import { type TaxedSale, TaxReport } from './sum-taxes'

const components = [
  { name: 'Washington', rateThousandths: 6_500 },
  { name: 'Seattle', rateThousandths: 3_850 },
]
const saleOf = (
  lines: { amountCents: number; taxable: boolean }[],
  changes: Partial<TaxedSale> & { deducted?: number } = {},
): TaxedSale => {
  const { deducted = 0, ...others } = changes
  const sale = { currency: 'USD', state: 'WA', isExempt: false, lines: taxed(lines), ...others }
  const total = totalOf(sale)
  const depositCents = 0 - Math.floor(total * deducted)
  return { amountCents: total + depositCents, depositCents, ...sale }
}
const taxed = (lines: { amountCents: number; taxable: boolean }[]) =>
  taxLines(lines, { isIncluded: false, components })
const totalOf = ({ lines }: Pick<TaxedSale, 'lines'>) =>
  lines.reduce((sum, { amountCents }) => sum + amountCents, 0)

describe('a tax report', () => {
  it('shows what is taxable, exempt and untaxed, and each tax by place', () => {
    const report = new TaxReport()
    report.addSale(
      saleOf([
        { amountCents: 29_900, taxable: true },
        { amountCents: 1_100, taxable: false },
      ]),
    )
    const exempt = taxLines([{ amountCents: 10_000, taxable: true }], { isIncluded: false, components: [] })
    report.addSale(saleOf([], { isExempt: true, lines: exempt }))
    expect(report.toSums()).toEqual([
      {
        currency: 'USD',
        taxableCents: 29_900,
        exemptCents: 10_000,
        untaxedCents: 1_100,
        taxCents: 3_095,
        taxes: [
          { name: 'Seattle', rateThousandths: 3_850, state: 'WA', netCents: 29_900, taxCents: 1_151 },
          { name: 'Washington', rateThousandths: 6_500, state: 'WA', netCents: 29_900, taxCents: 1_944 },
        ],
      },
    ])
  })

  it('subtracts a refund from what was sold, not from what a deposit paid', () => {
    const sale = saleOf([{ amountCents: 29_900, taxable: true }], { deducted: 0.25 })
    const report = new TaxReport()
    report.addRefund(sale, 0, 3_995)
    const [sums] = report.toSums()
    expect((sums?.taxableCents ?? 0) + (sums?.taxCents ?? 0)).toBe(-3_995)
  })

  it('is empty again once everything was refunded, in any number of parts', () => {
    const line = fc.record({ amountCents: fc.integer({ min: 1, max: 500_000 }), taxable: fc.boolean() })
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 5 }),
        fc.array(fc.integer({ min: 1, max: 200_000 }), { maxLength: 5 }),
        fc.double({ min: 0, max: 0.9, noNaN: true }),
        (lines, refunds, deducted) => {
          const sale = saleOf(lines, { deducted })
          const report = new TaxReport()
          report.addSale(sale)
          let before = 0
          for (const wanted of [...refunds, sale.amountCents]) {
            const cents = Math.min(wanted, sale.amountCents - before)
            report.addRefund(sale, before, cents)
            before += cents
            const [sums] = report.toSums()
            const { taxableCents = 0, untaxedCents = 0, taxCents = 0, taxes = [] } = sums ?? {}
            const isWhole = before === sale.amountCents
            expect(taxableCents + untaxedCents + taxCents).toBe(isWhole ? 0 : totalOf(sale) - before)
            expect(taxes.reduce((sum, tax) => sum + tax.taxCents, 0)).toBe(taxCents)
          }
          const [sums] = report.toSums()
          expect(sums).toMatchObject({ taxableCents: 0, untaxedCents: 0, taxCents: 0 })
          expect(sums?.taxes.every(({ netCents, taxCents }) => netCents === 0 && taxCents === 0)).toBe(true)
        },
      ),
    )
  })
})
