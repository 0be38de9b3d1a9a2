import { z } from 'zod'
import type { InvoiceStatus } from '@/prisma/generated/enums'

/** Rows on one page of the list. */
export const pageSize = 20

/** What the address of the list may say; anything malformed counts as not said. */
export const InvoiceFilter = z.object({
  search: z.string().trim().max(200).catch('').default(''),
  status: z.enum(['', 'pending', 'paid', 'failed']).catch('').default(''),
  page: z.coerce.number().int().min(1).max(100_000).catch(1).default(1),
  booking_id: z.uuid().optional().catch(undefined),
})
export type InvoiceFilter = z.output<typeof InvoiceFilter>

/** What the address says of a client who comes back from the checkout of an invoice without photos. */
export const CheckoutReturn = z.object({
  payment: z.enum(['success', 'cancelled']).optional().catch(undefined),
  session_id: z.string().max(200).optional().catch(undefined),
})

export type CheckoutReturn = z.output<typeof CheckoutReturn>

export const PayInvoice = z.object({ invoiceId: z.uuid() })

export const MarkPaid = z.object({
  invoiceId: z.uuid(),
  method: z.enum(['CARD', 'CASH', 'CHEQUE', 'BANK_TRANSFER', 'TEST'], 'Please choose how it was paid'),
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
  address: string
  /** What it is for: `Shot June 12, 2026`, or the late cancellation of that day's shoot. */
  occasion: string
  amount: string
  status: InvoiceStatus
  paidOn: string | null
  issuedOn: string
  /** What the actor may do with it now. */
  action: 'pay' | 'mark-paid' | null
}

export type InvoicePage = { rows: InvoiceRow[]; total: number; page: number }

/** The figures above the list. */
export type InvoiceSummary = {
  total: number
  paid: number
  paidAmount: string
  pending: number
  pendingAmount: string
}
