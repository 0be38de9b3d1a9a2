import { EmptyState } from '@/components/ui/empty-state'
import { DataCell, Row, RowActions, Table } from '@/components/ui/table'
import { formatRate } from '@/lib/catalog/taxes/rules/rate-text'
import type { ManagedRate } from '@/lib/catalog/taxes/schema'
import { describePlace, levelNames } from '@/lib/catalog/taxes/words'
import { formatDate } from '@/lib/platform/time/calendar-date'
import { RateButtons } from './rate-buttons'

const head = ['Tax', 'Where', 'Levied by', { number: 'Rate' }, 'From', { hidden: 'Actions' }]

/** The studio's tax rates. */
export function RateTable({ rates, today }: { rates: readonly ManagedRate[]; today: string }) {
  if (rates.length === 0)
    return (
      <EmptyState headingLevel={3} title="No tax rates">
        Invoices contain no tax until you add a rate.
      </EmptyState>
    )
  return (
    <Table caption="Tax rates" head={head}>
      {rates.map((rate) => (
        <Row key={rate.id}>
          <DataCell className="font-strong max-fold:order-1">{rate.name}</DataCell>
          <DataCell wide className="text-ink-2 max-fold:order-3">
            {describePlace(rate)}
          </DataCell>
          <DataCell className="text-ink-2 max-fold:order-4">{levelNames[rate.level]}</DataCell>
          <DataCell number className="max-fold:order-2 max-fold:font-strong">
            {formatRate(rate.rateThousandths)}
          </DataCell>
          <DataCell className="text-ink-2 max-fold:order-5 max-fold:text-right">
            {rate.startsOn > today ? `From ${formatDate(rate.startsOn)}` : formatDate(rate.startsOn)}
          </DataCell>
          <DataCell wide className="max-fold:order-6">
            <RowActions>
              <RateButtons rate={rate} today={today} />
            </RowActions>
          </DataCell>
        </Row>
      ))}
    </Table>
  )
}
