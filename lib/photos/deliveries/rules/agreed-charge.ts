import type { Prepaid } from '@/lib/billing/invoices/rules/deposit'
import { overAgreementText, plannedChargeText } from '@/lib/billing/invoices/words/charging'
import { leftToPayText, willDeductCreditText, willDeductText } from '@/lib/billing/invoices/words/deposit'
import { type BillAmounts, isWithinAgreement } from '@/lib/booking/bookings/rules/payment-terms'
import type { AgreedCharge } from '@/lib/photos/deliveries/schema/sending'
import { formatCents } from '@/lib/platform/money/money'

/** Says when the client's part of a bill is charged to the saved card, or that it's more than the client agreed to. */
export function describeCharge(charge: AgreedCharge, bill: BillAmounts): string {
  return isWithinAgreement(charge, bill)
    ? plannedChargeText(charge.card, charge.afterDays)
    : overAgreementText
}

/** Says how much of the client's deposit and account credit is deducted from a bill, and what is left for them to pay. */
export function describePrepaid(
  { depositCents, creditCents }: Prepaid,
  leftCents: number,
  currency: string,
): string | undefined {
  if (depositCents + creditCents === 0) return undefined
  const sentences = [
    depositCents > 0 && willDeductText(formatCents(depositCents, currency)),
    creditCents > 0 && willDeductCreditText(formatCents(creditCents, currency)),
    leftToPayText(formatCents(leftCents, currency)),
  ]
  return sentences.filter(Boolean).join(' ')
}
