import { type BillAmounts, isWithinAgreement } from '@/lib/bookings/rules/payment-terms'
import type { AgreedCharge } from '@/lib/deliveries/schema/sending'
import { overAgreementText, plannedChargeText } from '@/lib/invoices/words/charging'
import { willDeductText } from '@/lib/invoices/words/deposit'
import { formatCents } from '@/lib/platform/money'

/** Says when the client's part of a bill is charged to the saved card, or that it's more than the client agreed to. */
export function describeCharge(charge: AgreedCharge, bill: BillAmounts): string {
  return isWithinAgreement(charge, bill)
    ? plannedChargeText(charge.card, charge.afterDays)
    : overAgreementText
}

/** Says how much of the client's deposit is deducted from their part of a bill. */
export function describeDeposit(
  depositCents: number,
  ownCents: number,
  currency: string,
): string | undefined {
  const cents = Math.min(depositCents, ownCents)
  return cents > 0 ? willDeductText(formatCents(cents, currency)) : undefined
}
