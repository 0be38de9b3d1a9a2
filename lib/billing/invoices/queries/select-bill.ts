import { latestInvoice } from '@/lib/billing/invoices/rules/coverage'
import type { Prisma } from '@/prisma/generated/client'
import { replacedEvent } from './select-coverage'

/** What payers of a shared bill read about one of its invoices. */
export const billFields = {
  id: true,
  invoiceNumber: true,
  status: true,
  clientId: true,
  shareOfId: true,
  shareOf: { select: { clientId: true } },
  amountCents: true,
  refundedCents: true,
  depositCents: true,
  billCents: true,
  sharedCents: true,
  currency: true,
  dueOn: true,
  statement: { select: { dueOn: true } },
  payerName: true,
  brokerageId: true,
  isCollected: true,
  isOnTerms: true,
  isOverLimit: true,
  events: replacedEvent,
  brokerage: { select: { name: true } },
  client: { select: { fullName: true } },
  delivery: { select: { invoices: { ...latestInvoice, select: { id: true } } } },
  booking: {
    select: { photographerId: true, photographer: { select: { accountStatus: true } } },
  },
} as const satisfies Prisma.InvoiceSelect

export type BillInvoice = Prisma.InvoiceGetPayload<{ select: typeof billFields }>

/** Whether a bill's main invoice still decides about its photos: it wasn't voided, and nothing replaced it. */
export function coversPhotos({ id, status, delivery }: BillInvoice): boolean {
  return status !== 'VOID' && (delivery === null || delivery.invoices[0]?.id === id)
}
