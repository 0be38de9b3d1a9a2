import type { SharedBill } from '@/lib/billing/invoices/schema'
import { LazyCopyPayLink, LazyPayButton } from './lazy-share-buttons'

/** The shares that photos wait for besides the reader's own, each with a way to pay it; renders nothing for none. */
export function AwaitedShares({ bill }: { bill: SharedBill }) {
  const awaited = bill.payers.filter(({ isAwaited, canPay }) => isAwaited && canPay)
  if (awaited.length === 0) return null
  return (
    <ul className="grid w-full divide-y border-y">
      {awaited.map(({ id, name, due, payLink, payLabel }) => (
        <li key={id} className="grid gap-2 py-3 text-left">
          <p className="flex flex-wrap justify-between gap-x-4">
            <span className="min-w-0 font-strong wrap-break-word">{name}</span>
            <span className="tabular-nums">{due}</span>
          </p>
          <div className="flex flex-wrap gap-2">
            <LazyPayButton invoiceId={id} size="sm" variant="default">
              {payLabel}
            </LazyPayButton>
            {payLink && <LazyCopyPayLink url={payLink} name={name} />}
          </div>
        </li>
      ))}
    </ul>
  )
}
