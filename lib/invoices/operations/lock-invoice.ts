import 'server-only'
import { z } from 'zod'
import type { Actor } from '@/lib/auth/actor'
import { visibleTo } from '@/lib/invoices/policy'
import { latestWithoutDelivery } from '@/lib/invoices/queries/select-coverage'
import { latestInvoice } from '@/lib/invoices/rules/coverage'
import type { Transaction } from '@/lib/platform/db'
import { NotFoundError } from '@/lib/platform/errors'
import { lockRow } from '@/lib/platform/lock'
import type { Prisma } from '@/prisma/generated/client'

const fields = {
  id: true,
  invoiceNumber: true,
  status: true,
  amountCents: true,
  currency: true,
  refundedCents: true,
  dueOn: true,
  deliveryId: true,
  stripePaymentId: true,
  paidAt: true,
  paidMethod: true,
  markedPaidById: true,
  disputedAt: true,
  refunds: {
    select: { id: true, stripeRefundId: true, stripePaymentId: true, amountCents: true, state: true },
  },
  /** Whether it was replaced. */
  events: { where: { kind: 'REPLACED' }, select: { id: true }, take: 1 },
  delivery: {
    select: {
      expiresOn: true,
      invoices: { ...latestInvoice, select: { id: true, invoiceNumber: true, status: true } },
    },
  },
  booking: {
    select: {
      id: true,
      clientId: true,
      photographerId: true,
      propertyAddress: true,
      shootDate: true,
      lateFeeState: true,
      ...latestWithoutDelivery,
      client: { select: { id: true, userId: true, fullName: true } },
      photographer: { select: { id: true, userId: true, fullName: true, accountStatus: true } },
    },
  },
} as const satisfies Prisma.InvoiceSelect

/**
 * Reads an invoice with the people to notify. Locks its row until the transaction ends. Returns null for an unknown id; one
 * from Stripe's metadata need not even be a UUID.
 */
export async function lockInvoice(tx: Transaction, invoiceId: string | null) {
  if (!z.uuid().safeParse(invoiceId).success || invoiceId === null) return null
  await lockRow(tx, 'invoices', invoiceId)
  return tx.invoice.findUnique({ where: { id: invoiceId }, select: fields })
}

export type LockedInvoice = NonNullable<Awaited<ReturnType<typeof lockInvoice>>>

/**
 * Does the same for an invoice that the actor may see.
 * @throws NotFoundError for any other
 */
export async function lockVisibleInvoice(
  tx: Transaction,
  actor: Actor,
  invoiceId: string,
): Promise<LockedInvoice> {
  const isVisible = (await tx.invoice.count({ where: { AND: [{ id: invoiceId }, visibleTo(actor)] } })) > 0
  const invoice = isVisible ? await lockInvoice(tx, invoiceId) : null
  if (!invoice) throw new NotFoundError('Invoice not found')
  return invoice
}
