import { EmptyState } from '@/components/ui/empty-state'
import { Pager } from '@/components/ui/pager'
import { DataCell, Row, Table } from '@/components/ui/table'
import { TextLink } from '@/components/ui/text-link'
import { pageSize } from '@/lib/billing/ledger/limits'
import { type LedgerLine, LedgerQuery } from '@/lib/billing/ledger/schema'
import { noPostingsText } from '@/lib/billing/ledger/words'
import { withOrigin } from '@/lib/platform/web/site-path'

type LedgerProps = { lines: readonly LedgerLine[]; total: number; query: LedgerQuery }

const head = ['Date', 'Entry', 'Invoice', 'Account', { number: 'Debit' }, { number: 'Credit' }]

/** The postings of a period, earliest first. */
export function Ledger({ lines, total, query }: LedgerProps) {
  if (total === 0)
    return (
      <EmptyState headingLevel={2} title="No postings">
        {noPostingsText}
      </EmptyState>
    )
  const back = LedgerQuery.href(query)
  return (
    <>
      <Table caption="Postings" head={head}>
        {lines.map(({ key, postedOn, what, invoice, account, debit, credit }) => (
          <Row key={key}>
            <DataCell className="text-ink-2 max-fold:order-4">{postedOn}</DataCell>
            <DataCell className="max-fold:order-1 max-fold:font-strong">{what}</DataCell>
            <DataCell className="max-fold:order-5 max-fold:text-right">
              {invoice && (
                <TextLink href={withOrigin(`/invoices/${invoice.id}`, back)}>{invoice.number}</TextLink>
              )}
            </DataCell>
            <DataCell wide className="text-ink-2 max-fold:order-3">
              {account}
            </DataCell>
            <Amount label="Debit" amount={debit} />
            <Amount label="Credit" amount={credit} />
          </Row>
        ))}
      </Table>
      <Pager
        page={query.page}
        pageSize={pageSize}
        total={total}
        hrefOf={(page) => LedgerQuery.href({ ...query, page })}
      />
    </>
  )
}

/** One side of a posting, with its label where the table has no head. */
function Amount({ label, amount }: { label: string; amount: string }) {
  return (
    <DataCell number className={amount ? 'max-fold:order-2' : 'max-fold:hidden'}>
      {amount && <span className="t-label mr-2 fold:hidden">{label}</span>}
      {amount}
    </DataCell>
  )
}
