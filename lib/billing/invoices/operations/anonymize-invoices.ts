import 'server-only'
import { removeNotes } from '@/lib/platform/data/audit'
import type { Transaction } from '@/lib/platform/data/db'

/**
 * Removes what photographers wrote about a deleted client from the invoices that bill them, their refunds, and their
 * histories, and who else paid a share, unless that was their brokerage. Numbers, dates and amounts stay, as the books need them.
 */
export async function anonymizeInvoices(tx: Transaction, clientId: string): Promise<string[]> {
  const invoices = await tx.invoice.findMany({ where: { clientId }, select: { id: true } })
  const ids = invoices.map(({ id }) => id)
  await tx.invoice.updateMany({
    where: { id: { in: ids }, brokerageId: null },
    data: { payerName: null, payerEmail: null },
  })
  await tx.refund.updateMany({ where: { invoiceId: { in: ids } }, data: { reason: null } })
  await tx.$executeRaw`
    UPDATE invoice_events SET details = details - '{reason,note}'::text[]
    WHERE invoice_id = ANY(${ids}::uuid[]) AND details ?| '{reason,note}'::text[]`
  await removeNotes(tx, ids)
  return ids
}
