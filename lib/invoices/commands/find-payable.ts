import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { payableWith } from '@/lib/invoices/operations/pay-link'
import { canPay, payableBy } from '@/lib/invoices/policy'
import { isPayable } from '@/lib/invoices/rules/status'
import { notPayableText } from '@/lib/invoices/words/payment'
import { db } from '@/lib/platform/db'
import { AppError, NotFoundError } from '@/lib/platform/errors'
import type { Prisma } from '@/prisma/generated/client'

const payableFields = {
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

/** Finds the share that a link pays now. @throws NotFoundError; AppError `conflict` when it can no longer be paid */
export async function findPayableShare(token: string) {
  const share = await db().invoice.findFirst({
    where: payableWith(token),
    select: { ...payableFields, payerEmail: true },
  })
  if (!share?.payerEmail) throw new NotFoundError('Invoice not found')
  if (!isPayable(share.status)) throw new AppError('conflict', notPayableText)
  return { ...share, payerEmail: share.payerEmail }
}

/** Whether an invoice still awaits payment, after what was read from Stripe was applied. */
export async function isStillPayable(invoiceId: string): Promise<boolean> {
  const { status } = await db().invoice.findUniqueOrThrow({
    where: { id: invoiceId },
    select: { status: true },
  })
  return isPayable(status)
}

export type PayableInvoice = Awaited<ReturnType<typeof findPayable>>
