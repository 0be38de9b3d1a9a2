import type { CheckoutSession } from '@/prisma/generated/client'

/** What a payment is for: an invoice, which may be a share of a bill, or a statement. */
export type PayableId = { invoiceId: string } | { statementId: string }

/** An invoice or a statement that can be paid now, as Stripe's hosted checkout needs it. */
export type Payable = {
  of: PayableId
  amountCents: number
  currency: string
  /** What Stripe's page says is paid. */
  name: string
  description: string | null
  /** By which Stripe's payment is found again. */
  metadata: Record<string, string>
  /** Whether several people pay it, who don't see each other's payment page. */
  isShared: boolean
  /** The latest one, if any. */
  checkouts: readonly CheckoutSession[]
  checkoutCount: number
}
