import type { RefundTerms } from '@/lib/invoices/schema'
import { formatCents } from '@/lib/platform/money'

/** What a press of Refund will do, in one or two sentences. */
export function refundConsequence(terms: RefundTerms, cents: number | null): string {
  const { currency, leftCents, destination, isByHand, locksPhotos } = terms
  if (cents === null || cents === 0) return 'Enter the amount to refund.'
  const amount = formatCents(cents, currency)
  if (cents > leftCents) return `At most ${formatCents(leftCents, currency)} can be refunded.`
  const movement = isByHand
    ? `Records ${amount} as refunded by hand. It was paid by ${destination}, so the portal moves no money.`
    : `Refunds ${amount} to ${destination}.`
  if (!locksPhotos) return movement
  return `${movement} ${cents === leftCents ? 'The photos lock again.' : 'The photos stay unlocked.'}`
}
