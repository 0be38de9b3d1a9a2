import { isPayable } from '@/lib/billing/invoices/rules/status'
import type { InvoiceStatus } from '@/prisma/generated/enums'

/** Returns the share of an amount in minor units, rounded to one of them. @param percent 0 to 100 */
export function shareOf(cents: number, percent: number): number {
  return Math.round((cents * percent) / 100)
}

export type TransferState = 'waiting' | 'unpaid' | 'paid' | 'free' | 'over'

/**
 * Returns what has become of a transfer that hasn't ended.
 * @param invoice its latest one; null while nobody has an account to bill
 */
export function stateOf(invoice: { status: InvoiceStatus; amountCents: number } | null): TransferState {
  if (!invoice) return 'waiting'
  if (isPayable(invoice.status)) return 'unpaid'
  if (invoice.status !== 'COMPLETED') return 'over'
  return invoice.amountCents === 0 ? 'free' : 'paid'
}

/** Whether the studio can withdraw a transfer in this state: its client has bought nothing that lasts. */
export function isEndable(state: TransferState): boolean {
  return state !== 'paid'
}
