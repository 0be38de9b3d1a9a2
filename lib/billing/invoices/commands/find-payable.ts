import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { canPay, payableBy } from '@/lib/billing/invoices/policy'
import type { Payable, PayableId } from '@/lib/billing/invoices/rules/payable'
import { isPayable } from '@/lib/billing/invoices/rules/status'
import { includesTaxText, taxContained } from '@/lib/billing/invoices/words/invoice'
import { notPayableText } from '@/lib/billing/invoices/words/payment'
import { db } from '@/lib/platform/data/db'
import { AppError, NotFoundError } from '@/lib/platform/errors'
import type { Prisma } from '@/prisma/generated/client'

export const payableFields = {
  id: true,
  invoiceNumber: true,
  amountCents: true,
  taxCents: true,
  currency: true,
  status: true,
  isCollected: true,
  clientId: true,
  shareOf: { select: { clientId: true, deliveryId: true } },
  client: { select: { email: true, stripeCustomerId: true } },
  deliveryId: true,
  transfer: { select: { deliveryId: true } },
  _count: { select: { checkouts: true } },
  checkouts: { orderBy: { createdAt: 'desc' }, take: 1 },
  booking: { select: { id: true, propertyAddress: true } },
} satisfies Prisma.InvoiceSelect

/**
 * Finds an invoice that the actor may pay now, with its latest checkout.
 * @throws NotFoundError; AppError `conflict` when it can no longer be paid
 */
export async function findPayable(actor: Actor, invoiceId: string) {
  const invoice = await db().invoice.findFirst({
    where: { AND: [{ id: invoiceId }, payableBy(actor)] },
    select: payableFields,
  })
  if (!invoice) throw new NotFoundError('Invoice not found')
  if (!canPay(actor, invoice)) throw new AppError('conflict', notPayableText)
  return invoice
}

/** Whether an invoice or statement still awaits payment, after what was read from Stripe was applied. */
export async function isStillPayable(of: PayableId): Promise<boolean> {
  if ('statementId' in of)
    return (await db().statement.count({ where: { id: of.statementId, status: 'OPEN' } })) > 0
  const { invoiceId } = of
  const { status } = await db().invoice.findUniqueOrThrow({
    where: { id: invoiceId },
    select: { status: true },
  })
  return isPayable(status)
}

export type PayableInvoice = Awaited<ReturnType<typeof findPayable>>

/** Returns what Stripe's hosted checkout needs of an invoice. */
export function toPayable(invoice: PayableInvoice): Payable {
  const { id, booking, amountCents, currency, invoiceNumber, shareOf, checkouts, _count } = invoice
  const tax = taxContained(invoice)
  return {
    of: { invoiceId: id },
    amountCents,
    currency,
    name: `${invoiceNumber} · ${booking.propertyAddress}`,
    description: tax && includesTaxText(tax),
    metadata: { invoice_id: id, invoice_number: invoiceNumber, booking_id: booking.id },
    isShared: shareOf !== null,
    checkouts,
    checkoutCount: _count.checkouts,
  }
}
