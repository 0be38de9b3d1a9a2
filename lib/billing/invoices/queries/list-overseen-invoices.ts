import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { pageSize } from '@/lib/billing/invoices/limits'
import { overseenBy } from '@/lib/billing/invoices/policy'
import type { ClientInvoice } from '@/lib/billing/invoices/schema/listing'
import { choosePage, type Page } from '@/lib/platform/data/choose-page'
import { db } from '@/lib/platform/data/db'
import type { Prisma } from '@/prisma/generated/client'
import { readClientInvoices } from './read-client-invoices'

/** Leaves out what an agent's bill comes to where the brokerage pays all of it. */
const withAmount = {
  OR: [{ amountCents: { not: 0 } }, { paidMethod: null }, { paidMethod: { not: 'BROKERAGE' } }],
} satisfies Prisma.InvoiceWhereInput

/** Returns one page of the invoices that the actor oversees as an admin of a brokerage, of one booking or all, newest first. */
export async function listOverseenInvoices(
  actor: Actor,
  { bookingId, page: wanted = 1 }: { bookingId?: string; page?: number },
): Promise<Page & { rows: ClientInvoice[] }> {
  const where = { AND: [overseenBy(actor), bookingId ? { bookingId } : withAmount] }
  const { page, skip, take } = choosePage(wanted, await db().invoice.count({ where }), { pageSize })
  return { rows: await readClientInvoices(where, { skip, take }), ...page }
}
