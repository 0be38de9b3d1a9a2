import { Cell, Cells } from '@/components/ui/cells'
import { EmptyState } from '@/components/ui/empty-state'
import { DataCell, Row, Table } from '@/components/ui/table'
import type { TaxOfPlace, TaxSums } from '@/lib/billing/ledger/schema'
import { noSalesText } from '@/lib/billing/ledger/words'
import { formatCents } from '@/lib/platform/money/money'

/** A tax with its rate and state as texts. */
export type NamedTax = Pick<TaxOfPlace, 'netCents' | 'taxCents'> & {
  name: string
  rate: string
  place: string
}

type TaxReportProps = { sums: readonly (Omit<TaxSums, 'taxes'> & { taxes: readonly NamedTax[] })[] }

const head = ['Tax', 'State', { number: 'Rate' }, { number: 'Taxable sales' }, { number: 'Tax' }]

/** What was sold and the tax on it, each currency by itself. */
export function TaxReport({ sums }: TaxReportProps) {
  if (sums.length === 0)
    return (
      <EmptyState headingLevel={2} title="No sales">
        {noSalesText}
      </EmptyState>
    )
  return (
    <div className="grid gap-12">
      {sums.map((one) => (
        <section key={one.currency} aria-label={`Sales in ${one.currency}`}>
          <Cells columns={4} pairs>
            <Sum label="Taxable sales" cents={one.taxableCents} currency={one.currency} />
            <Sum label="Exempt sales" cents={one.exemptCents} currency={one.currency} />
            <Sum label="Sales without tax" cents={one.untaxedCents} currency={one.currency} />
            <Sum label="Tax" cents={one.taxCents} currency={one.currency} />
          </Cells>
          {one.taxes.length > 0 && (
            <div className="mt-8">
              <Table caption={`Taxes in ${one.currency}`} head={head}>
                {one.taxes.map((tax) => (
                  <Row key={`${tax.name} ${tax.rate} ${tax.place}`}>
                    <DataCell className="font-strong max-fold:order-1">{tax.name}</DataCell>
                    <DataCell className="text-ink-2 max-fold:order-3">{tax.place}</DataCell>
                    <DataCell number className="text-ink-2 max-fold:order-4">
                      {tax.rate}
                      <span className="fold:hidden"> of {formatCents(tax.netCents, one.currency)}</span>
                    </DataCell>
                    <DataCell number className="max-fold:hidden">
                      {formatCents(tax.netCents, one.currency)}
                    </DataCell>
                    <DataCell number className="max-fold:order-2">
                      {formatCents(tax.taxCents, one.currency)}
                    </DataCell>
                  </Row>
                ))}
              </Table>
            </div>
          )}
        </section>
      ))}
    </div>
  )
}

function Sum({ label, cents, currency }: { label: string; cents: number; currency: string }) {
  return (
    <Cell>
      <p className="text-ink-2">{label}</p>
      <p className="t-figure text-[clamp(1.375rem,2.4vw,2.25rem)]">{formatCents(cents, currency)}</p>
    </Cell>
  )
}
