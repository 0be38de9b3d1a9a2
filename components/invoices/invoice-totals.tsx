import type { InvoiceDetail } from '@/lib/invoices/schema'

/** The payment's status, and the totals down to the amount due. */
export function InvoiceTotals({ invoice }: { invoice: InvoiceDetail }) {
  const { amount, tax, refunded, balance, payment } = invoice
  return (
    <div className="mt-7 mb-10 grid break-inside-avoid items-start gap-x-12 gap-y-8 @min-[34rem]:grid-cols-[1fr_minmax(0,18rem)]">
      <div className="@max-[34rem]:order-2">
        <p className="mb-1 text-2xs text-ink-3">Payment</p>
        <p className="max-w-[40ch] text-ink-2">{payment}</p>
      </div>
      <dl className="grid grid-cols-[1fr_auto] gap-y-2">
        <dt className="text-ink-2">Total</dt>
        <dd className="text-right">{amount}</dd>
        {tax && (
          <>
            <dt className="text-ink-2">{tax.label}</dt>
            <dd className="text-right">{tax.amount}</dd>
          </>
        )}
        {refunded && (
          <>
            <dt className="text-ink-2">Refunded</dt>
            <dd className="text-right">{refunded}</dd>
          </>
        )}
        <dt className="flex items-end border-t border-ink pt-3 pb-1">Amount due</dt>
        <dd className="border-t border-ink pt-3 text-right font-serif text-[2.25rem] leading-none font-light tracking-[-0.03em]">
          {balance}
        </dd>
      </dl>
    </div>
  )
}
