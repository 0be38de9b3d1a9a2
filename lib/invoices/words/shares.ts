import { countOf } from '@/lib/platform/words'

export const sharesTooLargeText = 'The shares are more than the bill, or one of them is less than a cent.'

export const splitBillText = 'Split this bill'
export const clientPaysText = 'The client pays'

/** `The client pays the rest of $498.00` @param whoPays `You pay` */
export function restText(whoPays: string, bill: string): string {
  return `${whoPays} the rest of ${bill}`
}

/** @param bill formatted, as all amounts here; null for those who don't see what it comes to */
export function shareText(bill: string | null, percent: string): string {
  return bill === null ? `${percent}% share of the bill.` : `${percent}% share of a bill of ${bill}.`
}

/** As lists mark a share. @param payer someone without an account, or a brokerage; null for a client */
export function shareOfText(percent: string, payer: string | null): string {
  return `${percent}% share${payer === null ? '' : ` of ${payer}`}`
}

/** The heading above the invoices of a shared bill. */
export function sharedByText(payers: number): string {
  return `This bill is shared by ${countOf(payers, 'payer')}`
}

/** The reason with which a bill's invoices are voided. */
export const splitReason = 'Split among several payers'
export const combinedReason = 'Combined into one invoice'

export const notSplittableText = 'This invoice can no longer be split.'
export const notCombinableText = 'These invoices can no longer be combined, because one of them was paid.'

/** @param deposit what the client paid in advance */
export function depositExceedsText(deposit: string): string {
  return `The deposit of ${deposit} is more than what's left for you to pay. Make the other shares smaller.`
}

export const linkGoneTitle = "This link doesn't work anymore"
export const linkGoneText =
  'The invoice may have been replaced, or the link is incomplete. Ask your agent for a new one.'
export const busyTitle = 'Too many requests'

/** The subject of the email to whoever pays a share without an account. */
export function shareSubject({ amount, street }: { amount: string; street: string }): string {
  return `Your share for ${street}: ${amount}`
}
