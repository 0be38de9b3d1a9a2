import { searchLimit } from '@/lib/billing/invoices/limits'
import { oneOf, pageNumber, recordId, type StateOf, searchText, urlState } from '@/lib/platform/web/url-state'
import type { InvoiceStatus } from '@/prisma/generated/enums'
import type { PayingCard } from './paying'

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
