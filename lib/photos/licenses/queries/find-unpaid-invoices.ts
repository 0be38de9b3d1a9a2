import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { latestInvoice, ofBill } from '@/lib/billing/invoices/rules/coverage'
import { canChooseFor } from '@/lib/photos/licenses/policy'
import { db } from '@/lib/platform/data/db'
import { NotFoundError } from '@/lib/platform/errors'

/**
 * Finds the ids of the invoices that can be paid for a delivery: several for a shared bill.
 * @throws NotFoundError if this photographer doesn't handle the delivery's booking
 */
export async function findUnpaidInvoices(actor: Actor, deliveryId: string): Promise<string[]> {
  const delivery = await db().mediaDelivery.findFirst({
    where: { AND: [{ id: deliveryId }, canChooseFor(actor)] },
    select: { invoices: { ...latestInvoice, select: { id: true } } },
  })
  if (!delivery) throw new NotFoundError('Photo delivery not found')
  const [main] = delivery.invoices
  if (!main) return []
  const unpaid = await db().invoice.findMany({
    where: { ...ofBill(main.id), status: { in: ['PENDING', 'FAILED'] } },
    select: { id: true },
  })
  return unpaid.map(({ id }) => id)
}
