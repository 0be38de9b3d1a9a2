import 'server-only'
import { z } from 'zod'
import type { Actor } from '@/lib/auth/actor'
import { visibleTo } from '@/lib/billing/invoices/policy'
import { purposeFields, replacedEvent } from '@/lib/billing/invoices/queries/select-coverage'
import { latestInvoice, owedShares, unpaidShares } from '@/lib/billing/invoices/rules/coverage'
import type { Transaction } from '@/lib/platform/data/db'
import { lockRows } from '@/lib/platform/data/lock'
import { NotFoundError } from '@/lib/platform/errors'
import type { Prisma } from '@/prisma/generated/client'

const latest = {
  ...latestInvoice,
  select: { id: true, invoiceNumber: true, status: true, shares: unpaidShares },
} satisfies Prisma.MediaDelivery$invoicesArgs

const fields = {
  id: true,
  invoiceNumber: true,
  status: true,
  amountCents: true,
  taxCents: true,
  creditCents: true,
  currency: true,
  pricesIncludeTax: true,
  refundedCents: true,
  dueOn: true,
  clientId: true,
  billCents: true,
  sharedCents: true,
  /** That collects it; paid or open, because one that is voided releases its invoices. */
  statement: { select: { id: true, number: true, stripePaymentId: true } },
  payerName: true,
  payerEmail: true,
  brokerageId: true,
  isCollected: true,
  isOnTerms: true,
  isOverLimit: true,
  shares: owedShares,
  ...purposeFields,
  stripePaymentId: true,
  paidAt: true,
  paidMethod: true,
  markedPaidById: true,
  disputedAt: true,
  disputeDueAt: true,
  /** Earliest first. */
  refunds: {
    select: {
      id: true,
      stripeRefundId: true,
      stripePaymentId: true,
      amountCents: true,
      state: true,
      asCredit: true,
    },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  },
  /** Whether it was replaced. */
  events: replacedEvent,
  client: { select: { id: true, userId: true, fullName: true } },
  delivery: { select: { id: true, expiresOn: true, invoices: latest } },
  shareOf: {
    select: {
      id: true,
      clientId: true,
      client: { select: { id: true, userId: true, fullName: true } },
      delivery: { select: { id: true, expiresOn: true, invoices: latest } },
    },
  },
  transfer: {
    select: { endedAt: true, delivery: { select: { id: true, expiresOn: true } }, invoices: latest },
  },
  booking: {
    select: {
      id: true,
      photographerId: true,
      propertyAddress: true,
      shootDate: true,
      lateFeeState: true,
      photographer: { select: { id: true, userId: true, fullName: true, accountStatus: true } },
    },
  },
} as const satisfies Prisma.InvoiceSelect

/**
 * Reads an invoice with the people to notify. Locks its row until the transaction ends; with a share, the main invoice of its
 * bill, and with that one, its shares. Returns null for an unknown id; one from Stripe's metadata need not even be a UUID.
 */
export async function lockInvoice(tx: Transaction, invoiceId: string | null) {
  if (!z.uuid().safeParse(invoiceId).success || invoiceId === null) return null
  const rows = await tx.invoice.findMany({
    where: { OR: [{ id: invoiceId }, { shareOfId: invoiceId }, { shares: { some: { id: invoiceId } } }] },
    select: { id: true },
  })
  await lockRows(
    tx,
    'invoices',
    rows.map(({ id }) => id),
  )
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
