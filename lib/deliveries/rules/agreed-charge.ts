import { isWithinAgreement } from '@/lib/bookings/rules/payment-terms'
import type { AgreedCharge } from '@/lib/deliveries/schema/sending'
import { overAgreementText, plannedChargeText } from '@/lib/invoices/words/charging'
import { willDeductText } from '@/lib/invoices/words/deposit'
import { formatCents } from '@/lib/platform/money'
import { type InvoiceTax, taxOnAmount } from './invoice-tax'

/** Says when an amount is charged to the saved card, or that it's more than the client agreed to. */
export function describeCharge(charge: AgreedCharge, agreedCents: number, tax: InvoiceTax | null): string {
  const amountCents = agreedCents + (tax ? taxOnAmount(tax, agreedCents) : 0)
  return isWithinAgreement(charge, { agreedCents, amountCents })
    ? plannedChargeText(charge.card, charge.afterDays)
    : overAgreementText
}

/** Says how much of the client's deposit is deducted from an amount with its tax. */
export function describeDeposit(
  depositCents: number,
  totalCents: number,
  currency: string,
): string | undefined {
  const cents = Math.min(depositCents, totalCents)
  return cents > 0 ? willDeductText(formatCents(cents, currency)) : undefined
}
