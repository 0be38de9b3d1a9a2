import { formatCents, type Money } from '@/lib/platform/money/money'
import type { CreditKind } from '@/prisma/generated/enums'

export const creditTitle = 'Account credit'
/** The line of an invoice that deducts it. */
export const creditLine = 'Account credit'
export const creditUseText = "It's deducted from your next invoice."
export const noCreditText = 'No credit. What you grant is deducted from the next invoice.'

/** `You have $50.00 of credit` */
export function ownCreditText(sums: string): string {
  return `You have ${sums} of credit`
}

/** In the list of a client's credit. */
export const kindNames: Record<CreditKind, string> = {
  GRANTED: 'Granted',
  REMOVED: 'Removed',
  REFUNDED: 'Refund',
}

/** For credit that an invoice deducted: `Deducted from NL-2026-0012`. */
export function usedText(invoiceNumber: string): string {
  return `Deducted from ${invoiceNumber}`
}

export const missingReasonText = 'Enter a reason'
export const clientGoneText = 'This client no longer exists'

/** Why less can be removed. */
export function lessCreditText({ cents, currency }: Money): string {
  return `The client has only ${formatCents(cents, currency)} of credit`
}

export const creditNotifications = {
  granted: (amount: string) => ({ title: `${amount} of account credit`, message: creditUseText }),
  removed: (amount: string) => ({
    title: `${amount} of account credit removed`,
    message: 'Message the studio if you have questions about it.',
  }),
}
