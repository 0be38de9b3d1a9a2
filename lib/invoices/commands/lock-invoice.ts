import 'server-only'
import { z } from 'zod'
import type { Transaction } from '@/lib/platform/db'
import { lockRow } from '@/lib/platform/lock'

const fields = {
  id: true,
  invoiceNumber: true,
  status: true,
  amountCents: true,
  currency: true,
  refundedCents: true,
  stripePaymentId: true,
  paidAt: true,
  paidMethod: true,
  disputedAt: true,
  refunds: {
    select: { id: true, stripeRefundId: true, stripePaymentId: true, amountCents: true, state: true },
  },
  /** Whether it was replaced. */
  events: { where: { kind: 'REPLACED' }, select: { id: true }, take: 1 },
  booking: {
    select: {
      id: true,
      clientId: true,
      photographerId: true,
      client: { select: { userId: true } },
      photographer: { select: { userId: true, accountStatus: true } },
    },
  },
} as const

/**
 * Reads an invoice. Locks its row until the transaction ends. Returns null for an unknown id; one from Stripe's metadata
 * need not even be a UUID.
 */
export async function lockInvoice(tx: Transaction, invoiceId: string | null) {
  if (!z.uuid().safeParse(invoiceId).success || invoiceId === null) return null
  await lockRow(tx, 'invoices', invoiceId)
  return tx.invoice.findUnique({ where: { id: invoiceId }, select: fields })
}

export type LockedInvoice = NonNullable<Awaited<ReturnType<typeof lockInvoice>>>
