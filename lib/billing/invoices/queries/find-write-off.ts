import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { findAskedAgain } from '@/lib/billing/invoices/operations/find-asked-again'
import { visibleTo } from '@/lib/billing/invoices/policy'
import { db } from '@/lib/platform/data/db'

/** Returns the number of the unpaid invoice that asks again for a lost payment, which can be written off; null without one. */
export async function findWriteOff(actor: Actor, lostInvoiceId: string): Promise<string | null> {
  const isVisible =
    (await db().invoice.count({ where: { AND: [{ id: lostInvoiceId }, visibleTo(actor)] } })) > 0
  return isVisible ? ((await findAskedAgain(db(), lostInvoiceId))?.invoiceNumber ?? null) : null
}
