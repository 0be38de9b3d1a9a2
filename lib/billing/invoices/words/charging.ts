import type { ChargeState } from '@/lib/billing/invoices/rules/charging'
import { countOf } from '@/lib/platform/words'
import type { NamedInvoice } from './notifications'
import { bankConfirmationText, declineReason } from './payment'

export const notScheduledText = 'This invoice is no longer charged automatically.'

/** Titles of notifications, and subjects of their emails. */
export const chargeTitles = {
  confirm: ({ invoiceNumber }: Pick<NamedInvoice, 'invoiceNumber'>) =>
    `Confirm your payment of ${invoiceNumber}`,
  failed: ({ invoiceNumber }: Pick<NamedInvoice, 'invoiceNumber'>) => `${invoiceNumber} couldn't be charged`,
}

export type ChargeFailure = NamedInvoice & {
  /** A sentence of `chargeFailureText`. */
  reason: string
  awaitsConfirmation: boolean
  /** The day of the next attempt; null if none follows. */
  retryOn: string | null
  dueOn: string
}

/** Says why an automatic charge failed. @param problem Stripe's code, or `no_card` */
export function chargeFailureText(problem: string | null, last4: string | null): string {
  if (last4 === null || problem === 'resource_missing') return "There's no saved card to charge."
  if (problem === 'authentication_required') return bankConfirmationText
  return `The card ending ${last4} wasn't charged: ${declineReason(problem)}.`
}

/** What follows from a failed charge. */
export function afterFailureText({
  awaitsConfirmation,
  retryOn,
  dueOn,
}: Omit<ChargeFailure, keyof NamedInvoice>) {
  if (awaitsConfirmation) return 'Open the invoice and pay it; your bank will ask you to confirm.'
  if (retryOn) return `We'll try again on ${retryOn}. You can also pay now with another card.`
  return `We won't try again. Please pay the invoice by ${dueOn}.`
}

export const chargeNotifications = {
  /** @param chargeText of `scheduledText` */
  scheduled: ({ invoiceNumber, amount, address }: NamedInvoice, chargeText: string) => ({
    title: `Invoice ${invoiceNumber}`,
    message: `${amount} for ${address}. ${chargeText}`,
  }),
  failed: ({ invoiceNumber, amount, ...failure }: ChargeFailure) => ({
    title: failure.awaitsConfirmation
      ? chargeTitles.confirm({ invoiceNumber })
      : chargeTitles.failed({ invoiceNumber }),
    message: `${amount} for ${failure.address}. ${failure.reason} ${afterFailureText(failure)}`,
  }),
  /** To the photographer, when no further attempt follows. */
  ended: (
    { invoiceNumber, amount, address }: NamedInvoice,
    clientName: string,
    awaitsConfirmation: boolean,
  ) => ({
    title: chargeTitles.failed({ invoiceNumber }),
    message: awaitsConfirmation
      ? `The bank of ${clientName} wants ${amount} for ${address} confirmed. We've asked them to do that.`
      : `${amount} for ${address} couldn't be charged to the card of ${clientName}. They were asked to pay the invoice.`,
  }),
  stopped: ({ invoiceNumber, amount, address }: NamedInvoice, dueOn: string) => ({
    title: `${invoiceNumber} won't be charged automatically`,
    message: `Please pay ${amount} for ${address} by ${dueOn}.`,
  }),
}

/** Before an invoice that will be charged by itself. @param card `Visa ending 4242`; null if the client has none left */
export function scheduledText(card: string | null, on: string): string {
  return `${card ?? 'The saved card'} will be charged on ${on}.`
}

/** Titles of the notice on an invoice. */
export const chargeStateTitles: Record<ChargeState, string> = {
  scheduled: 'Charged automatically',
  'awaits-confirmation': 'The bank wants this payment confirmed',
  stopped: 'Automatic charge stopped',
  exhausted: "The card couldn't be charged",
}

/** Says where an automatic charge stands and what follows. */
export function chargeStateText(
  state: ChargeState,
  { card, on, dueOn }: { card: string | null; on: string; dueOn: string },
): string {
  if (state === 'scheduled') return scheduledText(card, on)
  if (state === 'awaits-confirmation') return 'Paying the invoice by hand asks the bank for it.'
  return `The invoice is due by ${dueOn}.`
}

/** Before photos are sent. @param card as in `scheduledText` */
export function plannedChargeText(card: string | null, afterDays: number): string {
  const when =
    afterDays === 0 ? 'as soon as you send the photos' : `${countOf(afterDays, 'day')} after delivery`
  return `${card ?? 'The saved card'} will be charged ${when}, as the client agreed.`
}

export const overAgreementText =
  "This is more than the client agreed to when booking, so their card won't be charged. They pay by invoice."
