import { z } from 'zod'
import { amountSchema } from '@/lib/platform/amount-schema'
import type { InvoiceStatus } from '@/prisma/generated/enums'

/** Rows on one page of the list. */
export const pageSize = 20

/** What the address of the list may say; anything malformed counts as not said. */
export const InvoiceFilter = z.object({
  search: z.string().trim().max(200).catch('').default(''),
  status: z.enum(['', 'pending', 'overdue', 'paid', 'failed', 'refunded', 'void']).catch('').default(''),
  sort: z.enum(['number', 'amount', 'status', 'date', 'due']).catch('date').default('date'),
  order: z.enum(['asc', 'desc']).catch('desc').default('desc'),
  page: z.coerce.number().int().min(1).max(100_000).catch(1).default(1),
  booking_id: z.uuid().optional().catch(undefined),
})
export type InvoiceFilter = z.output<typeof InvoiceFilter>

/** One invoice, as an address names it. */
export const InvoiceReference = z.object({ id: z.uuid() })

export const RemindOfInvoice = z.object({ invoiceId: z.uuid() })

/** What the address says of a client who comes back from the checkout of an invoice without photos. */
export const CheckoutReturn = z.object({
  payment: z.enum(['success', 'cancelled']).optional().catch(undefined),
  session_id: z.string().max(200).optional().catch(undefined),
})

export type CheckoutReturn = z.output<typeof CheckoutReturn>

export const PayInvoice = z.object({ invoiceId: z.uuid() })
export const RecordInvoiceOpened = z.object({ invoiceId: z.uuid() })

/** Where a payment stands when its client comes back from the checkout, by the provider and the invoice. */
export type ReturnState = 'paid' | 'processing' | 'cancelled' | 'failed' | 'expired'

/** A client's return from the checkout: where the payment stands, and the invoice it was for, formatted for people. */
export type CheckoutOutcome = {
  state: ReturnState
  invoice: { id: string; number: string; amount: string }
}

export const PayByCard = z.object({ invoiceId: z.uuid(), cardId: z.uuid() })
export type PayByCard = z.output<typeof PayByCard>

/** The client's card with which an invoice can be paid at one press. */
export type PayingCard = { id: string; last4: string }

/** What became of a press of "Pay with card"; `checkout` leads on to the hosted page, with a sentence why. */
export type CardPaymentResult =
  | { outcome: 'paid' | 'processing' }
  | { outcome: 'checkout'; url: string; message: string }

export const RefundTermsQuery = z.object({ invoiceId: z.uuid() })

/** What a photographer must know before giving money back. */
export type RefundTerms = {
  currency: string
  /** Paid and not refunded yet. */
  leftCents: number
  /** Where the money goes: `the card ending 4242`; or how it came when the portal moves none: `cash`. */
  destination: string
  isByHand: boolean
  /** Whether the booking's photos lock when all of it is refunded. */
  locksPhotos: boolean
}

export const RefundInvoice = z.object({
  invoiceId: z.uuid(),
  idempotencyKey: z.uuid(),
  amount: amountSchema({ positive: true }),
  reason: z.string().trim().min(1, 'Please say why').max(500, 'The reason must be at most 500 characters'),
})
export type RefundInvoice = z.output<typeof RefundInvoice>

export const RetryRefund = z.object({ refundId: z.uuid() })

/** A refund that the studio has to know of, formatted for people. */
export type OpenRefund = {
  id: string
  amount: string
  /** Of a payment that no invoice took. */
  isDuplicate: boolean
  /** Why it failed, in a sentence; null while Stripe hasn't confirmed it. */
  failure: string | null
  canRetry: boolean
}

export const VoidInvoice = z.object({
  invoiceId: z.uuid(),
  reason: z.string().trim().min(1, 'Please say why').max(500, 'The reason must be at most 500 characters'),
})
export type VoidInvoice = z.output<typeof VoidInvoice>

export const ReplaceInvoice = z.object({ invoiceId: z.uuid(), amount: amountSchema({ positive: true }) })
export type ReplaceInvoice = z.output<typeof ReplaceInvoice>

export const MarkPaid = z.object({
  invoiceId: z.uuid(),
  method: z.enum(['CARD', 'CASH', 'CHECK', 'BANK_TRANSFER', 'TEST'], 'Please choose how it was paid'),
  /** The day the money came, in the studio's zone. */
  paidOn: z.iso.date('Please enter the date of the payment'),
  note: z.string().trim().max(500, 'The note must be at most 500 characters').default(''),
})
export type MarkPaid = z.output<typeof MarkPaid>

/** One row of the list, formatted for people. */
export type InvoiceRow = {
  id: string
  number: string
  bookingId: string
  /** The other side: the client for a photographer, the photographer for a client. */
  person: string
  /** For a photographer: the disabled colleague whose shoot it is; null for one's own. */
  leftBehindBy: string | null
  address: string
  /** What it is for: `Shot June 12, 2026`, or the late cancellation of that day's shoot. */
  occasion: string
  amount: string
  /** Nothing was ever to be paid for it. */
  isComplimentary: boolean
  /** Refunded so far; null for nothing. */
  refunded: string | null
  status: InvoiceStatus
  isOverdue: boolean
  /** The cardholder's bank contests the payment. Told to the studio only. */
  isDisputed: boolean
  /** Whether the client's photos open when it is paid; see the rule of that name. */
  opensPhotos: boolean
  paidOn: string | null
  issuedOn: string
  dueOn: string
  /** Whether the actor may remind the client of it. */
  canRemind: boolean
  /** What the actor may do with it now. */
  action: 'pay' | 'mark-paid' | 'refund' | null
  /** With what it can be paid at one press. */
  card: PayingCard | null
}

/** One of a client's invoices as their page lists it, formatted for people. */
export type ClientInvoice = {
  id: string
  number: string
  address: string
  amount: string
  /** Nothing was ever to be paid for it. */
  isComplimentary: boolean
  status: InvoiceStatus
  isOverdue: boolean
  /** `Paid June 12, 2026`, or when it is due; when it was issued, for a complimentary one. */
  when: string
}

export type InvoicePage = {
  rows: InvoiceRow[]
  total: number
  /** There are more than the total says: counting has stopped there. */
  hasMore: boolean
  page: number
}

/** The figures above the list. */
export type InvoiceSummary = {
  total: number
  paid: number
  paidAmount: string
  pending: number
  pendingAmount: string
}

/** One line of an invoice's history, formatted for people. */
export type HistoryEntry = {
  id: string
  title: string
  detail: string | null
  when: string
  /** The same moment for machines. */
  dateTime: string
}

/** One invoice as it is printed, on a page and in a PDF alike; formatted for people. */
export type InvoiceDetail = {
  id: string
  number: string
  status: InvoiceStatus
  isOverdue: boolean
  /** What is stamped across it: `Paid`, `Void`; null for nothing. */
  stamp: string | null
  issuedAt: Date
  issuedOn: string
  dueOn: string
  studio: {
    name: string
    /** Where its logo is served; null for the product's own mark. */
    logoUrl: string | null
    address: string | null
    supportEmail: string
    phone: string | null
    hours: string
  }
  client: { fullName: string; company: string | null; email: string }
  photographer: string
  booking: { id: string; number: string; address: string; occasion: string }
  lines: { description: string; amount: string }[]
  amount: string
  amountCents: number
  currency: string
  /** `Includes 8.25 % tax` and how much that is; null where no tax was reckoned. */
  tax: { label: string; amount: string } | null
  refunded: string | null
  balance: string
  /** How it stands with the payment, in sentences. */
  payment: string
  can: {
    pay: boolean
    markPaid: boolean
    remind: boolean
    refund: boolean
    void: boolean
    /** Issue another one instead. */
    replace: boolean
  }
  /** The bank has contested the payment. */
  isDisputed: boolean
  /** Whether the client's photos open when it is paid; see the rule of that name. */
  opensPhotos: boolean
}
