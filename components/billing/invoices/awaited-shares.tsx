import type { SharedBill } from '@/lib/billing/invoices/schema/sharing'
import { ownShareName } from '@/lib/billing/invoices/words/shares'
import { InvoiceStatus } from './invoice-status'
import { LazyCopyPayLink, LazyPayButton } from './lazy-share-buttons'

/** How each share of a bill stands that its client waits for: their own first, the others' with a way to pay them. */
export function AwaitedShares({ bill }: { bill: SharedBill }) {
  // A client whose bill others pay in full has no share.
  const shares = bill.payers
    .filter(({ isMain, isOwed, paid }) => !isMain || isOwed || paid !== null)
    .sort((one, other) => Number(other.isMain) - Number(one.isMain))
  return (
    <ul className="grid w-full divide-y border-t">
      {shares.map(({ id, name, due, status, isOverdue, isMain, isAwaited, canPay, payLink, payLabel }) => (
        <li
          key={id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-2 py-3.5 md:grid-cols-[minmax(0,1fr)_8rem_6rem_minmax(15rem,auto)]"
        >
          <span className="font-strong wrap-break-word">{isMain ? ownShareName : name}</span>
          <InvoiceStatus value={status} isOverdue={isOverdue} />
          <span className="tabular-nums max-md:order-1 md:text-right">{due}</span>
          {isAwaited && canPay && (
            <span className="flex flex-wrap gap-2 max-md:order-2 max-md:col-span-full md:justify-end">
              {payLink && <LazyCopyPayLink url={payLink} name={name} />}
              <LazyPayButton invoiceId={id} size="sm" variant="default">
                {payLabel}
              </LazyPayButton>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
