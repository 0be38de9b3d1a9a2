import type { InvoiceDetail } from '@/lib/invoices/schema'

/** The status stamped on a printed invoice. Hidden from screen readers, because the invoice's facts name it too. */
export function InvoiceStamp({ invoice }: { invoice: InvoiceDetail }) {
  if (invoice.stamp === null) return null
  const color = invoice.isOverdue ? 'text-stop' : invoice.status === 'COMPLETED' ? 'text-ok' : 'text-ink-2'
  return (
    <span
      aria-hidden="true"
      className={`-rotate-7 rounded-sm border-2 px-4 py-1 font-serif text-2xl font-light tracking-[-0.02em] @min-[34rem]:px-5 @min-[34rem]:py-1.5 @min-[34rem]:text-3xl ${color} border-current`}
    >
      {invoice.stamp}
    </span>
  )
}
