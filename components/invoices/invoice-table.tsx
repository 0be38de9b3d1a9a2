import { DataCell, HeadCell, Row, RowActions, Table } from '@/components/ui/table'
import type { InvoiceRow } from '@/lib/invoices/schema'
import { InvoiceStatus } from './invoice-status'
import { MarkPaidButton } from './mark-paid-button'
import { PayButton } from './pay-button'

type InvoiceTableProps = {
  rows: InvoiceRow[]
  /** Whom the third column names: Client for photographers, Photographer for clients. */
  personLabel: 'Client' | 'Photographer'
  /** `yyyy-MM-dd` in the studio's zone. */
  today: string
}

/** The invoices, one row each. */
export function InvoiceTable({ rows, personLabel, today }: InvoiceTableProps) {
  const head = (
    <>
      <HeadCell>Invoice #</HeadCell>
      <HeadCell>{personLabel}</HeadCell>
      <HeadCell>Property</HeadCell>
      <HeadCell number>Amount</HeadCell>
      <HeadCell>Status</HeadCell>
      <HeadCell>Date</HeadCell>
      <HeadCell hiddenLabel>Actions</HeadCell>
    </>
  )
  return (
    <Table caption="Invoices" head={head}>
      {rows.map((row) => (
        <InvoiceTableRow key={row.id} row={row} today={today} />
      ))}
    </Table>
  )
}

function InvoiceTableRow({ row, today }: { row: InvoiceRow; today: string }) {
  return (
    <Row>
      <DataCell className="font-strong whitespace-nowrap max-fold:order-1">{row.number}</DataCell>
      <DataCell className="text-ink-2 max-fold:hidden">{row.person}</DataCell>
      <DataCell wide className="max-fold:order-3">
        <span className="t-place block text-[1.0625rem] wrap-break-word">{row.address}</span>
        <span className="t-label">
          {row.occasion}
          <span className="fold:hidden"> · {row.person}</span>
        </span>
      </DataCell>
      <DataCell number className="font-strong max-fold:order-2">
        {row.amount}
      </DataCell>
      <DataCell className="max-fold:order-4 max-fold:pt-1.5">
        <InvoiceStatus value={row.status} />
        {row.paidOn && <span className="t-label block whitespace-nowrap">{row.paidOn}</span>}
      </DataCell>
      <DataCell className="whitespace-nowrap text-ink-2 max-fold:order-5 max-fold:pt-1.5">
        {row.issuedOn}
      </DataCell>
      <DataCell wide className="max-fold:order-6">
        <RowAction row={row} today={today} />
      </DataCell>
    </Row>
  )
}

function RowAction({ row, today }: { row: InvoiceRow; today: string }) {
  if (row.action === null) return null
  const tryAgain = row.status === 'FAILED'
  return (
    <RowActions>
      {row.action === 'pay' ? (
        <PayButton
          invoiceId={row.id}
          size="sm"
          variant={tryAgain ? 'default' : 'main'}
          className="max-fold:min-h-11"
        >
          {tryAgain ? 'Try again' : 'Pay Now'}
        </PayButton>
      ) : (
        <MarkPaidButton
          invoice={{ id: row.id, number: row.number, amount: row.amount, address: row.address }}
          today={today}
        />
      )}
    </RowActions>
  )
}
