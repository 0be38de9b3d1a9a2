import { Icon } from '@/components/ui/icon'
import { IconLink } from '@/components/ui/icon-button'
import { RowActions } from '@/components/ui/table'
import type { InvoiceRow } from '@/lib/billing/invoices/schema'
import { PayButton } from './pay-button'
import { PayCardButton } from './pay-card-button'
import { RefundButton } from './refund-button'
import { RemindButton } from './remind-button'
import { MarkPaidButton, VoidButton } from './unpaid-invoice-buttons'

type InvoiceRowActionsProps = {
  row: InvoiceRow
  /** `yyyy-MM-dd` in the studio's time zone. */
  today: string
}

/** The actions of an invoice's row: the next step, then preview and download. */
export function InvoiceRowActions({ row, today }: InvoiceRowActionsProps) {
  return (
    <RowActions>
      <NextAction row={row} today={today} />
      {row.canRemind && <RemindButton invoice={row} iconOnly />}
      <IconLink
        href={`/invoices/${row.id}`}
        label={`Preview ${row.number}`}
        icon={<Icon name="eye" />}
        size="sm"
        className="max-fold:size-11"
      />
      <IconLink
        href={`/api/invoices/${row.id}/pdf`}
        label={`Download ${row.number} as PDF`}
        icon={<Icon name="download" />}
        size="sm"
        prefetch={false}
        download
        className="max-fold:size-11"
      />
    </RowActions>
  )
}

function NextAction({ row, today }: InvoiceRowActionsProps) {
  if (row.action === 'mark-paid') {
    return (
      <>
        <MarkPaidButton invoice={row} today={today} />
        {!row.isShared && <VoidButton invoice={row} />}
      </>
    )
  }
  if (row.action === 'refund') return <RefundButton invoice={row} />
  if (row.action === null) return null
  return <PayActions row={row} />
}

function PayActions({ row: { id, amount, card, status, payFor } }: { row: InvoiceRow }) {
  const tryAgain = status === 'FAILED'
  return (
    <>
      <PayButton
        invoiceId={id}
        size="sm"
        variant={tryAgain ? 'default' : 'main'}
        className="max-fold:min-h-11"
      >
        {payFor ?? (tryAgain ? 'Try again' : 'Pay Now')}
      </PayButton>
      {card && (
        <PayCardButton
          invoiceId={id}
          amount={amount}
          card={card}
          size="sm"
          brief
          className="max-fold:min-h-11"
        />
      )}
    </>
  )
}
