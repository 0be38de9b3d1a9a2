import { z } from 'zod'
import { amountSchema } from '@/lib/platform/money/amount-schema'
import { isSupportedCurrency } from '@/lib/platform/money/currencies'
import { calendarDate } from '@/lib/platform/time/date-schema'
import { oneOf, pageNumber, recordId, type StateOf, searchText, urlState } from '@/lib/platform/web/url-state'
import {
  invalidFieldsText,
  longEmailText,
  missingPaymentDateText,
  tooLongText,
  unsupportedCurrencyText,
} from '@/lib/platform/words'
import type { InvoiceStatus } from '@/prisma/generated/enums'
import { maxShares, noteLimit, payerNameLimit, reasonLimit, searchLimit } from './limits'
import type { ChargeState } from './rules/charging'
import { readSize } from './rules/read-size'
import type { Share } from './rules/split-bill'

const filters = {
  /** `mine` leaves out the shoots of colleagues that the reader handles. */
  scope: oneOf(['', 'mine']),
  search: searchText(searchLimit),
  status: oneOf(['', 'pending', 'overdue', 'paid', 'failed', 'refunded', 'void']),
  booking_id: recordId,
}

export const InvoiceFilter = urlState('/invoices', {
  ...filters,
  sort: oneOf(['date', 'due', 'number', 'amount', 'status']),
  order: oneOf(['desc', 'asc']),
  page: pageNumber(),
})
export type InvoiceFilter = StateOf<typeof InvoiceFilter>

/** The file with all pages of the same invoices. */
export const InvoiceCsv = urlState('/api/invoices/csv', filters)

/** An invoice's id from a URL. */
export const InvoiceReference = z.object({ id: z.uuid() })

export const OneInvoice = z.object({ invoiceId: z.uuid() })

/** The query parameters with which a client returns from checkout. */
export const CheckoutReturn = z.object({
  payment: z.enum(['success', 'cancelled']).optional().catch(undefined),
  session_id: z.string().max(200).optional().catch(undefined),
})

export type CheckoutReturn = z.output<typeof CheckoutReturn>

/** The state of a payment when its client returns from checkout, by Stripe and the invoice; never by the URL alone. */
export type ReturnState = 'paid' | 'processing' | 'cancelled' | 'failed' | 'expired'

/** The result of a checkout from which the client returns; amounts are formatted. */
export type CheckoutOutcome = {
  state: ReturnState
  invoice: { id: string; number: string; amount: string }
}

/** The path and query of the page where Pay was pressed. */
const from = z.string().max(2_000).optional()
export const PayInvoice = z.object({ invoiceId: z.uuid(), from })
export const PayByCard = z.object({ invoiceId: z.uuid(), cardId: z.uuid(), from })
export type PayByCard = z.output<typeof PayByCard>

/** The client's saved card that can pay an invoice in one click. */
export type PayingCard = {
  id: string
  last4: string
  /** Whether it was saved after the invoice's last payment failed. */
  isNew: boolean
}

/** The result of "Pay with card"; `checkout` continues on the hosted page, with a message that says why. */
export type CardPaymentResult =
  | { outcome: 'paid' | 'processing' }
  | { outcome: 'checkout'; url: string; message: string }

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

export const MarkPaid = z.object({
  invoiceId: z.uuid(),
  method: z.enum(['CARD', 'CASH', 'CHECK', 'BANK_TRANSFER', 'TEST'], 'Choose how it was paid'),
  /** In the studio's time zone. */
  paidOn: calendarDate(missingPaymentDateText),
  note: z.string().trim().max(noteLimit, tooLongText('Note', noteLimit)).default(''),
})
export type MarkPaid = z.output<typeof MarkPaid>

const payerName = z
  .string()
  .trim()
  .min(1, 'Enter a name for everyone')
  .max(payerNameLimit, `Names must be at most ${payerNameLimit} characters`)
const payerEmail = z
  .string()
  .trim()
  .max(254, longEmailText)
  .pipe(z.email('Enter an email address such as name@example.com for everyone'))
const each = <S extends z.ZodType>(schema: S) => z.array(schema).min(1).max(maxShares)

/** One name, email address and size for each of the others who share a bill. */
const typedShares = z.object({
  /** In which amounts were typed. */
  currency: z.string().refine(isSupportedCurrency, unsupportedCurrencyText),
  names: each(payerName),
  emails: each(payerEmail),
  units: each(z.enum(['percent', 'amount'])),
  sizes: each(z.string().max(100)),
})

export const SplitBill = typedShares.transform(readShares)

export const SplitInvoice = typedShares
  .extend({ invoiceId: z.uuid() })
  .transform(({ invoiceId, ...typed }, context) => ({ invoiceId, ...readShares(typed, context) }))
export type SplitInvoice = z.output<typeof SplitInvoice>

function readShares(
  { currency, names, emails, units, sizes }: z.output<typeof typedShares>,
  context: z.RefinementCtx,
): { currency: string; shares: Share[] } {
  const shares = names.map((name, index): Share => {
    const size = readSize(units[index] ?? 'percent', sizes[index] ?? '', currency)
    if ('problem' in size) context.addIssue({ code: 'custom', path: ['sizes'], message: size.problem })
    const payer = { kind: 'person' as const, name, email: emails[index] ?? '' }
    return { ...('problem' in size ? { cents: 0 } : size), payer }
  })
  if ([emails, units, sizes].some(({ length }) => length !== names.length))
    context.addIssue({ code: 'custom', path: ['sizes'], message: invalidFieldsText })
  return { currency, shares }
}

/** The token of a share's link, unverified. */
export const PayToken = z.object({ token: z.string().max(200) })

/** The invoices of a shared bill, as its client and the studio see them; amounts are formatted. */
export type SharedBill = {
  /** What all shares come to; null where that isn't known. */
  total: string | null
  payers: {
    id: string
    number: string
    name: string
    /** `$199.20` */
    due: string
    /** The same with its part of the bill: `$199.20 (40%)` */
    amount: string
    status: InvoiceStatus
    isOverdue: boolean
    /** Whether it's the invoice on this page. */
    isShown: boolean
    /** Whether it's the bill's main invoice. */
    isMain: boolean
    /** What was paid for it and not refunded; null for nothing. */
    paid: string | null
    /** Whether someone without an account pays it. */
    isPerson: boolean
    /** Whether photos wait for its payment. */
    isOwed: boolean
    /** The same, if it isn't the reader's. */
    isAwaited: boolean
    canPay: boolean
    /** `Pay for Vera`, or that it's the reader's own. */
    payLabel: string
    /** The link with which someone without an account pays; null for others, and once there's nothing to pay. */
    payLink: string | null
  }[]
  /** What the booking's client reads about it, by `describeShare`; null for the studio, and once it decides about no photos. */
  summary: string | null
  /** The main invoice, if the bill can be combined again. */
  combinableId: string | null
}

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

/** One row of the list; amounts and dates are formatted. */
export type InvoiceRow = {
  id: string
  number: string
  bookingId: string
  /** The client for a photographer, the photographer for a client. */
  person: string
  /** For a photographer: the disabled colleague whose shoot it is; null for their own. */
  leftBehindBy: string | null
  address: string
  /** What it is for: `Shot June 12, 2026`, or the late cancellation of that day's shoot. */
  occasion: string
  amount: string
  /** What stands for Paid where there was never anything to pay: `No charge`. */
  freeStatus: string | null
  /** The refunded amount; null for none. */
  refunded: string | null
  status: InvoiceStatus
  isOverdue: boolean
  /** Whether the client's bank disputes the payment, or took it back; clients only see the second. */
  dispute: 'open' | 'lost' | null
  /** Whether a test payment can be recorded: in the demo. */
  allowsTest: boolean
  /** Whether its payment unlocks photos; see the rule of that name. */
  opensPhotos: boolean
  /** Why its last payment failed; null for one that is paid, or that someone else pays. */
  failure: string | null
  paidOn: string | null
  issuedOn: string
  dueOn: string
  /** Whether the actor may send a reminder now. */
  canRemind: boolean
  /** What the actor may do with it now. */
  action: 'pay' | 'mark-paid' | 'refund' | null
  /** Whether it's a part of a shared bill, whose invoice says what voiding it does. */
  isShared: boolean
  /** The statement on which its brokerage pays it, in words; null for one that is paid by itself. */
  statement: string | null
  card: PayingCard | null
}

/** An invoice on the page of its client or booking; amounts and dates are formatted. */
export type ClientInvoice = {
  id: string
  number: string
  clientName: string
  /** `Oak & Main pays`, or who else does; null for one that its client pays. */
  payer: string | null
  address: string
  amount: string
  /** What stands for Paid where there was never anything to pay: `No charge`. */
  freeStatus: string | null
  status: InvoiceStatus
  isOverdue: boolean
  /** Whether the payer's bank took the payment back. */
  isDisputeLost: boolean
  /** `Paid June 12, 2026`, when it is due, or which statement collects it; for a complimentary one when it was issued. */
  when: string
}

export type InvoicePage = {
  rows: InvoiceRow[]
  total: number
  /** Whether there are more than `total`, at which counting stops. */
  hasMore: boolean
  page: number
}

/** The figures above the list. */
export type InvoiceSummary = {
  /** Whether the reader sees invoices of their own shoots, and others: a disabled colleague's. */
  hasOwnAndOthers: boolean
  total: number
  paid: number
  paidAmount: string
  pending: number
  pendingAmount: string
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
