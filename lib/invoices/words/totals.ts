import type { InvoiceDetail } from '@/lib/invoices/schema'

type Totals = Pick<
  InvoiceDetail,
  'amount' | 'subtotal' | 'taxes' | 'refunded' | 'refundedTax' | 'pricesIncludeTax'
>

/** Returns the totals of a printed invoice above the amount due: tax before the total that it's added to, else below it. */
export function totalsOf(invoice: Totals): { label: string; amount: string }[] {
  const { amount, subtotal, taxes, refunded, refundedTax, pricesIncludeTax } = invoice
  const total = { label: 'Total', amount }
  return [
    ...(subtotal ? [{ label: 'Subtotal', amount: subtotal }] : []),
    ...(pricesIncludeTax ? [total, ...taxes] : [...taxes, total]),
    ...(refunded ? [{ label: 'Refunded', amount: refunded }] : []),
    ...(refundedTax ? [{ label: 'Tax in the refund', amount: refundedTax }] : []),
  ]
}
