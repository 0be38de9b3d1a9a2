import type { InvoiceDetail } from '@/lib/billing/invoices/schema'

/** Whether there was never anything to pay: not because of a deposit or other payers. */
export function isComplimentary({
  amountCents,
  depositCents,
  share,
}: Pick<InvoiceDetail, 'amountCents' | 'depositCents' | 'share'>): boolean {
  return amountCents === 0 && depositCents === 0 && !share
}
