import { Rows } from '@/components/ui/rows'
import { SectionHead } from '@/components/ui/section-head'
import { TextLink } from '@/components/ui/text-link'
import type { SharedBill } from '@/lib/billing/invoices/schema'
import { sharedByText } from '@/lib/billing/invoices/words/shares'
import { withOrigin } from '@/lib/platform/site-path'
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
    <section aria-labelledby="shared-bill" className="mb-9 max-w-[49rem]">
      <SectionHead
        id="shared-bill"
        title={sharedByText(payers.length)}
        action={combinableId && <CombineButton invoiceId={combinableId} />}
      />
      {summary && <p className="mt-4 mb-1 max-w-[60ch]">{summary}</p>}
      <Rows>
        {payers.map(({ id, number, name, amount, status, isOverdue, isShown, canPay, payLabel, payLink }) => (
          <li
            key={id}
            aria-current={isShown || undefined}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3.5"
          >
            <p className="min-w-48 flex-1 text-ink-2">
              <span className="font-strong text-ink">{name}</span>
              <span className="block">
                {amount} ·{' '}
                {isShown ? (
                  number
                ) : (
                  <TextLink href={withOrigin(`/invoices/${id}`, `/invoices/${shown?.id ?? id}`)}>
                    {number}
                  </TextLink>
                )}
              </span>
            </p>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              {payLink && <CopyPayLink url={payLink} name={name} />}
              {canPay && !isShown && (
                <PayButton invoiceId={id} size="sm" variant="default">
                  {payLabel}
                </PayButton>
              )}
              <InvoiceStatus value={status} isOverdue={isOverdue} />
            </div>
          </li>
        ))}
      </Rows>
    </section>
  )
}
