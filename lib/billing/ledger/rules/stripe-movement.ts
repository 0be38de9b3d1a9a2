import type { StripeMovementKind } from '@/prisma/generated/enums'

/** By Stripe's reporting category: https://docs.stripe.com/reports/reporting-categories */
const kinds: Record<string, StripeMovementKind> = {
  charge: 'PAYMENT',
  charge_failure: 'PAYMENT',
  partial_capture_reversal: 'PAYMENT',
  refund: 'REFUND',
  refund_failure: 'REFUND',
  dispute: 'DISPUTE',
  dispute_reversal: 'DISPUTE',
  fee: 'FEE',
  network_cost: 'FEE',
  tax: 'FEE',
  payout: 'PAYOUT',
  payout_reversal: 'PAYOUT',
}

/** Returns what a movement is for; one that the portal doesn't know stays visible as another. */
export function kindOfMovement(reportingCategory: string): StripeMovementKind {
  return kinds[reportingCategory] ?? 'OTHER'
}

/** A movement's amount, and that of the charge, refund or dispute it came from; that has no sign. */
type Amounts = { amount: number; currency: string; source: { amount: number; currency: string } | null }

/** Returns what the client paid or got back. Without a conversion it's the movement's own amount, whatever was captured. */
export function paidAmount({ amount, currency, source }: Amounts): {
  paidCents: number
  paidCurrency: string
} {
  if (!source || source.currency === currency) return { paidCents: amount, paidCurrency: currency }
  return { paidCents: Math.sign(amount) * source.amount, paidCurrency: source.currency }
}
