import { Avatar } from '@/components/ui/avatar'
import { Rows } from '@/components/ui/rows'
import { SectionHead } from '@/components/ui/section-head'
import { TextLink } from '@/components/ui/text-link'
import type { SharedBill } from '@/lib/billing/invoices/schema/sharing'
import { sharedByText } from '@/lib/billing/invoices/words/shares'
import { withOrigin } from '@/lib/platform/web/site-path'
import { CombineButton } from './combine-button'
import { CopyPayLink } from './copy-pay-link'
import { InvoiceStatus } from './invoice-status'
import { PayButton } from './pay-button'

/** Who shares the bill of this invoice, and who has paid; renders nothing for one that isn't shared. */
export function SharedBillSection({ bill }: { bill: SharedBill | null }) {
  if (!bill) return null
  const { payers, summary, combinableId } = bill
  const shown = payers.find(({ isShown }) => isShown)
  return (
    <section aria-labelledby="shared-bill" className="mb-9">
      <SectionHead
        id="shared-bill"
        title={sharedByText(payers.length)}
        action={combinableId && <CombineButton invoiceId={combinableId} />}
      />
      {summary && <p className="mt-4 mb-1 max-w-[60ch]">{summary}</p>}
      <Rows>
        {payers.map((payer) => (
          <PayerRow key={payer.id} payer={payer} origin={`/invoices/${shown?.id ?? payer.id}`} />
        ))}
      </Rows>
    </section>
  )
}

type PayerRowProps = {
  payer: SharedBill['payers'][number]
  /** The page of the shown invoice, for the back link of the others'. */
  origin: string
}

function PayerRow({ payer, origin }: PayerRowProps) {
  const { id, number, name, amount, status, isOverdue, isShown, canPay, payLabel, payLink } = payer
  return (
    <li
      aria-current={isShown || undefined}
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 py-3.5"
    >
      <Avatar name={name} imageUrl={null} />
      <div className="min-w-0">
        <p className="font-strong wrap-break-word">{name}</p>
        <p className="text-ink-2">
          {isShown ? number : <TextLink href={withOrigin(`/invoices/${id}`, origin)}>{number}</TextLink>}
        </p>
      </div>
      <div className="text-right">
        <p className="font-strong">{amount}</p>
        <InvoiceStatus value={status} isOverdue={isOverdue} />
      </div>
      {(payLink || (canPay && !isShown)) && (
        <div className="col-[2/-1] flex flex-wrap items-center gap-2 pt-1">
          {canPay && !isShown && (
            <PayButton invoiceId={id} size="sm" variant="default">
              {payLabel}
            </PayButton>
          )}
          {payLink && <CopyPayLink url={payLink} name={name} />}
        </div>
      )}
    </li>
  )
}
