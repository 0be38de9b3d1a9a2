import { z } from 'zod'
import type { ChargeState } from '@/lib/billing/invoices/rules/charging'
import type { InvoiceStatus } from '@/prisma/generated/enums'

/** An invoice's id from a URL. */
export const InvoiceReference = z.object({ id: z.uuid() })

export const OneInvoice = z.object({ invoiceId: z.uuid() })

/** A deposit that a booking waits for; formatted. */
export type UnpaidDeposit = { invoiceId: string; amount: string; until: string }

/** `isChosen`: those that the client confirmed of a delivery of which they choose. */
export type UnlockedPhotos = { count: number; isChosen: boolean }

/** A choice of photos that its client hasn't confirmed, or only in part. */
export type OpenChoice = { bookingId: string; deliveryId: string; ticked: number }

/** Why the last payment of an unpaid invoice failed, without a period, and on which day, formatted with the year and without. */
export type PaymentFailure = { reason: string; on: string; day: string }

/** A dispute of an invoice's payment. */
export type InvoiceDispute = {
  isLost: boolean
  /** Until when the studio can respond. */
  dueOn: string | null
}

/** One event or email of an invoice's history. */
export type HistoryEntry = {
  id: string
  title: string
  detail: string | null
  /** Formatted in the studio's time zone. */
  when: string
  /** ISO 8601, for `<time>`. */
  dateTime: string
}

/** An invoice as it is printed, on its page and in its PDF; amounts and dates are formatted. */
export type InvoiceDetail = {
  id: string
  number: string
  status: InvoiceStatus
  isOverdue: boolean
  /** What is stamped on it: `Paid`, `Voided`; null for nothing. */
  stamp: string | null
  /** What stands for Paid where there was never anything to pay: `No charge`. */
  freeStatus: string | null
  issuedAt: Date
  issuedOn: string
  dueOn: string
  studio: {
    name: string
    /** Null for the product's own logo. */
    logoUrl: string | null
    address: string | null
    supportEmail: string
    phone: string | null
    hours: string
    /** Its registration number, if it has entered one. */
    taxNumber: string | null
  }
  /** Whom it bills. */
  client: { fullName: string; company: string | null; email: string }
  /** `Pay for Vera`, of a share that the booking's client doesn't owe. */
  payFor: string | null
  /** `40% share of a bill of $498.00.` Null for one that isn't shared. */
  share: string | null
  /** The statement that collects it. */
  statement: { id: string; number: string } | null
  photographer: string
  booking: { id: string; number: string; address: string; occasion: string }
  lines: { description: string; amount: string }[]
  /** What stands between the lines and the amount due, by `totalsOf`. */
  totals: { label: string; amount: string }[]
  amount: string
  amountCents: number
  /** What of the amount is a deposit; below 0 if one was deducted. */
  depositCents: number
  currency: string
  /** Whether the lines' amounts include tax. */
  pricesIncludeTax: boolean
  /** What a replacement would be for, as the lines were priced, before a deposit is deducted. */
  replacementCents: number
  /** `Tax exempt, certificate 12-345 (Washington)`; null for a sale that isn't exempt. */
  exemption: string | null
  refunded: string | null
  balance: string
  /** The payment's status in sentences, by `describePayment`; on paper it also says where to pay. */
  payment: string
  paymentOnPaper: string
  /** The photos that the payment unlocks; null for none. */
  unlocks: UnlockedPhotos | null
  /** Photos that the reader has to choose or confirm before paying; null for none. */
  openChoice: OpenChoice | null
  /** Its automatic charge; null without one, and once there's nothing left to pay. */
  charge: { state: ChargeState; text: string } | null
  can: {
    stopCharge: boolean
    pay: boolean
    split: boolean
    markPaid: boolean
    remind: boolean
    refund: boolean
    void: boolean
    replace: boolean
  }
  /** Whether the client's bank disputes the payment, or took it back. */
  dispute: InvoiceDispute | null
  /** Whether a test payment can be recorded: in the demo. */
  allowsTest: boolean
  /** Whether its payment unlocks photos; see the rule of that name. */
  opensPhotos: boolean
}
