import { describeCancellationTerms } from '@/lib/studio/settings/words'

/** What a client agrees to about cancelling, as a part of the payment terms. */
export function agreedCancellationText(terms: Parameters<typeof describeCancellationTerms>[0]): string {
  const text = describeCancellationTerms(terms)
  return terms.lateCancelFeeCents === 0
    ? text
    : `${text} As long as the studio hasn't approved the booking, it's free.`
}
