import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { latestInvoice } from '@/lib/invoices/rules/coverage'
import { isPayable } from '@/lib/invoices/rules/status'
import { canChooseFor } from '@/lib/licenses/policy'
import { db } from '@/lib/platform/db'
import { NotFoundError } from '@/lib/platform/errors'

/**
 * Finds the id of the invoice that a client can pay for a delivery; null if there's none.
 * @throws NotFoundError if this photographer doesn't handle the delivery's booking
 */
export async function findUnpaidInvoice(actor: Actor, deliveryId: string): Promise<string | null> {
  const delivery = await db().mediaDelivery.findFirst({
    where: { AND: [{ id: deliveryId }, canChooseFor(actor)] },
    select: { invoices: { ...latestInvoice, select: { id: true, status: true } } },
  })
  if (!delivery) throw new NotFoundError('Photo delivery not found')
  const [invoice] = delivery.invoices
  return invoice && isPayable(invoice.status) ? invoice.id : null
}
