import { EmptyState } from '@/components/ui/empty-state'
import { DataCell, Row, RowActions, Table } from '@/components/ui/table'
import { formatDate } from '@/lib/platform/calendar-date'
import { formatRate } from '@/lib/taxes/rules/rate-text'
import type { ManagedRate } from '@/lib/taxes/schema'
import { describePlace, levelNames } from '@/lib/taxes/words'
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
          <DataCell wide className="font-strong">
            {rate.name}
          </DataCell>
          <DataCell wide className="text-ink-2">
            {describePlace(rate)}
          </DataCell>
          <DataCell className="text-ink-2">{levelNames[rate.level]}</DataCell>
          <DataCell number>{formatRate(rate.rateThousandths)}</DataCell>
          <DataCell className="text-ink-2">
            {rate.startsOn > today ? `From ${formatDate(rate.startsOn)}` : formatDate(rate.startsOn)}
          </DataCell>
          <DataCell wide>
            <RowActions>
              <RateButtons rate={rate} today={today} />
            </RowActions>
          </DataCell>
        </Row>
      ))}
    </Table>
  )
}
