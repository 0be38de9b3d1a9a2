import { EmptyState } from '@/components/ui/empty-state'
import { KeyValues } from '@/components/ui/key-values'
import { Link } from '@/components/ui/link'
import { SectionHead } from '@/components/ui/section-head'
import { DataCell, Row, Table } from '@/components/ui/table'
import type { BrokerageBalance, StatementRow } from '@/lib/billing/statements/schema'
import { balanceTexts, noStatementsTitle, statementsTitle } from '@/lib/billing/statements/words'
import { CreateStatementButton } from './create-statement-button'
import { StatementStatus } from './statement-status'

type StatementsSectionProps = {
  brokerageId: string
  balance: BrokerageBalance
  statements: readonly StatementRow[]
  canManage: boolean
}

/** A brokerage's statements, and what it owes. */
export function StatementsSection({ brokerageId, balance, statements, canManage }: StatementsSectionProps) {
  const { waiting } = balance
  return (
    <section aria-labelledby="statements">
      <SectionHead
        className="items-center"
        id="statements"
        title={statementsTitle}
        action={
          canManage &&
          waiting.count > 0 && <CreateStatementButton brokerageId={brokerageId} waiting={waiting.text} />
        }
      />
      <KeyValues
        className="mb-4"
        items={[
          ['Open balance', balance.open],
          ['Over the limit', balance.isOverLimit && balanceTexts.overLimit],
          ['Credit limit', balance.creditLimit],
          ['Next statement', waiting.text],
        ]}
      />
      {statements.length === 0 ? (
        <EmptyState title={noStatementsTitle}>
          {canManage
            ? "They're issued after the end of each month in which there were shoots."
            : 'The studio issues them after the end of each month in which you had shoots.'}
        </EmptyState>
      ) : (
        <Table caption={statementsTitle} head={['Number', 'Period', { number: 'Amount' }, 'Status']}>
          {statements.map((statement) => (
            <Line key={statement.id} statement={statement} />
          ))}
        </Table>
      )}
    </section>
  )
}

function Line({ statement }: { statement: StatementRow }) {
  const { id, number, period, amount, status, isOverdue, when } = statement
  return (
    <Row>
      <DataCell className="font-strong whitespace-nowrap">
        <Link
          href={`/statements/${id}`}
          className="underline decoration-edge underline-offset-[0.22em] hover:decoration-current"
        >
          {number}
        </Link>
      </DataCell>
      <DataCell wide className="text-ink-2 max-fold:order-3">
        {period}
      </DataCell>
      <DataCell number className="max-fold:order-2">
        {amount}
      </DataCell>
      <DataCell className="max-fold:order-4 max-fold:pt-1">
        <StatementStatus value={status} isOverdue={isOverdue} />
        <span className="t-label block whitespace-nowrap">{when}</span>
      </DataCell>
    </Row>
  )
}
