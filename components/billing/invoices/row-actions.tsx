import { MenuLink } from '@/components/ui/menu-entries'
import { RowActions } from '@/components/ui/table'
import type { InvoiceRow } from '@/lib/billing/invoices/schema'
import { InvoiceMenu } from './invoice-menu'
import { PayButton } from './pay-button'
import { RemindButton } from './remind-button'

type InvoiceRowActionsProps = {
  row: InvoiceRow
  /** `yyyy-MM-dd` in the studio's time zone. */
  today: string
}

/** The actions of an invoice's row: one button while money is open, and a menu of the others. */
export function InvoiceRowActions({ row, today }: InvoiceRowActionsProps) {
  return (
    <RowActions className="relative items-center max-fold:mt-1 max-fold:-mr-2.5 max-fold:flex-nowrap max-fold:justify-end">
      {row.action === 'pay' && <PayRowButton row={row} />}
      {row.canRemind && <RemindButton invoice={row} isInRow />}
      <InvoiceMenu
        invoice={row}
        can={{
          markPaid: row.action === 'mark-paid',
          void: row.action === 'mark-paid' && !row.isShared,
          refund: row.action === 'refund',
        }}
        card={row.card}
        today={today}
      >
        <MenuLink icon="eye" href={`/invoices/${row.id}`} aria-label={`Preview ${row.number}`}>
          Preview
        </MenuLink>
      </InvoiceMenu>
    </RowActions>
  )
}

/** Opens the checkout; the saved card is in the menu. */
function PayRowButton({ row }: { row: InvoiceRow }) {
  const isFailed = row.status === 'FAILED' || row.failure !== null
  return (
    <PayButton
      invoiceId={row.id}
      size="sm"
      variant={isFailed ? 'default' : 'main'}
      className="max-fold:min-h-11"
    >
      {row.payFor ?? (isFailed ? 'Try again' : 'Pay Now')}
    </PayButton>
  )
}
