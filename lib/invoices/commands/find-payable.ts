import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { canPay, payableBy } from '@/lib/invoices/policy'
import { isPayable } from '@/lib/invoices/rules/status'
import { notPayableText } from '@/lib/invoices/words/payment'
import { db } from '@/lib/platform/db'
import { AppError, NotFoundError } from '@/lib/platform/errors'

/**
 * Finds an invoice that the actor may pay now, with its latest checkout.
 * @throws NotFoundError; AppError `conflict` when it can no longer be paid
 */
export async function findPayable(actor: Actor, invoiceId: string) {
  const invoice = await db().invoice.findFirst({
    where: { AND: [{ id: invoiceId }, payableBy(actor)] },
    select: {
      id: true,
      invoiceNumber: true,
      amountCents: true,
      taxCents: true,
      currency: true,
      status: true,
      clientId: true,
      shareOf: { select: { clientId: true, deliveryId: true } },
      client: { select: { email: true, stripeCustomerId: true } },
      deliveryId: true,
      transfer: { select: { deliveryId: true } },
      _count: { select: { checkouts: true } },
      checkouts: { orderBy: { createdAt: 'desc' }, take: 1 },
      booking: { select: { id: true, propertyAddress: true } },
    },
  })
  if (!invoice) throw new NotFoundError('Invoice not found')
  if (!canPay(actor, invoice)) throw new AppError('conflict', notPayableText)
  return invoice
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
