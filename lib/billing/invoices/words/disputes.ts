import type { NamedInvoice } from './notifications'

/** How a bank's dispute of a payment stands. */
export type DisputeState = 'open' | 'won' | 'lost'

export const disputeTitles: Record<DisputeState, string> = {
  open: 'Payment disputed',
  won: 'Dispute won',
  lost: 'Dispute lost',
}

/** Of an invoice whose payment the client's bank took back. */
export const lostStatus = 'Disputed, lost'

/** In a document's totals, in place of "Refunded". */
export const takenBackText = 'Taken back by the bank'

export const disputedTitle = "The client's bank disputed this payment"
export const lostTitle = "The client's bank took this payment back"

/** @param dueOn until when the studio can respond; null if Stripe doesn't say */
export function respondText(dueOn: string | null): string {
  const until = dueOn ? ` by ${dueOn}` : ''
  return `Respond in your Stripe dashboard${until}. The client's access to the photos hasn't changed.`
}

export const nothingToWriteOffText = 'No unpaid invoice asks for it again.'

/** What follows from a lost dispute. @param replacedBy the number of the invoice that asks for it again; null without one */
export function lostText(replacedBy: string | null): string {
  return replacedBy
    ? `${replacedBy} asks for it again; the photos stay locked until it's paid, or you write it off.`
    : nothingToWriteOffText
}

export const writeOffText = 'Write off'
export const writtenOffReason = 'Written off'

type DisputedInvoice = NamedInvoice & { dueOn: string | null; replacedBy: string | null }

/** To the studio. */
export function describeDispute(
  { invoiceNumber, amount, address, dueOn, replacedBy }: DisputedInvoice,
  state: DisputeState,
): { title: string; message: string } {
  const paid = `${amount} of ${invoiceNumber} for ${address}.`
  const messages = {
    open: `${paid} Respond in your Stripe dashboard${dueOn ? ` by ${dueOn}` : ''}.`,
    won: `${paid} The payment is yours.`,
    lost: `${paid} ${lostText(replacedBy)}`,
  }
  return { title: disputeTitles[state], message: messages[state] }
}

/** To the client, with the invoice that asks for a payment again which their bank took back. */
export function askedAgainText(replaces: string): string {
  return `your bank took back the payment of ${replaces}, so this invoice asks for it again. Please pay it by card or check.`
}
