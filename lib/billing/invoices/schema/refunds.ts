import { z } from 'zod'
import { reasonLimit } from '@/lib/billing/invoices/limits'
import { amountSchema } from '@/lib/platform/money/amount-schema'

/** What a photographer must know before issuing a refund. */
export type RefundTerms = {
  currency: string
  /** Paid, not refunded yet, and of a deposit not deducted from another invoice. */
  leftCents: number
  refundedCents: number
  /** Whether only all of it can be refunded, because a deposit and credit paid it. */
  isWhole: boolean
  /** What of that is account credit again. */
  creditCents: number
  /** The invoices that have deducted a deposit, with how much. */
  takenBy: { id: string; number: string; amount: string }[]
  /** Of the invoice, and how much of the sale is tax. */
  amountCents: number
  taxCents: number
  /** What a deposit and credit paid of the sale, below 0. */
  depositCents: number
  /** Where the refund goes: `the card ending 4242`; for a payment by hand how it was paid: `cash`. */
  destination: string
  isByHand: boolean
  /** Whether a brokerage's statement paid it: then the refund is the brokerage's. */
  isByStatement: boolean
  /** Whether it can become account credit: that of a client, and not of a brokerage. */
  allowsCredit: boolean
  /** Whether a full refund locks the delivery's photos. */
  locksPhotos: boolean
}

const reasonSchema = z
  .string()
  .trim()
  .min(1, 'Enter a reason')
  .max(reasonLimit, `Reason must be at most ${reasonLimit} characters`)

export const RefundInvoice = z.object({
  invoiceId: z.uuid(),
  idempotencyKey: z.uuid(),
  amount: amountSchema({ positive: true }),
  reason: reasonSchema,
  /** Whether it goes back the way it was paid, or becomes account credit. */
  destination: z.enum(['payment', 'credit']).optional(),
})
export type RefundInvoice = z.output<typeof RefundInvoice>

export const OneRefund = z.object({ refundId: z.uuid() })

/** A refund that isn't confirmed or has failed; amounts are formatted. */
export type OpenRefund = {
  id: string
  amount: string
  /** Of a payment that wasn't owed. */
  isDuplicate: boolean
  /** Why it failed, in a sentence; null while Stripe hasn't confirmed it. */
  failure: string | null
  canRetry: boolean
}

/**
 * What follows for a bill of which others have paid their parts: `unlock` waives the voided part, `bill-client` bills a share to the
 * bill's client instead, `refund` refunds what the others paid, and `keep` leaves the photos locked until a main invoice is replaced.
 */
export const voidFollows = ['unlock', 'bill-client', 'refund', 'keep'] as const
export type VoidFollow = (typeof voidFollows)[number]

export const VoidInvoice = z.object({
  invoiceId: z.uuid(),
  reason: reasonSchema,
  follow: z.enum(voidFollows, 'Choose what follows').optional(),
})
export type VoidInvoice = z.output<typeof VoidInvoice>

export const ReplaceInvoice = z.object({ invoiceId: z.uuid(), amount: amountSchema({ positive: true }) })
export type ReplaceInvoice = z.output<typeof ReplaceInvoice>
