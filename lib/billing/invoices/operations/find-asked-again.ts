import 'server-only'
import { isPayable } from '@/lib/billing/invoices/rules/status'
import type { Transaction } from '@/lib/platform/data/db'

/** Returns the unpaid invoice that asks again for a payment which a client's bank took back; null without one. */
export async function findAskedAgain(
  tx: Transaction,
  lostInvoiceId: string,
): Promise<{ id: string; invoiceNumber: string } | null> {
  const event = await tx.invoiceEvent.findFirst({
    where: {
      invoiceId: lostInvoiceId,
      kind: 'REPLACED',
      invoice: { refunds: { some: { disputeId: { not: null } } } },
    },
    select: { details: true },
  })
  const details = event?.details
  const by = details && typeof details === 'object' && 'by' in details ? details.by : null
  if (typeof by !== 'string') return null
  const invoice = await tx.invoice.findUnique({
    where: { invoiceNumber: by },
    select: { id: true, invoiceNumber: true, status: true },
  })
  return invoice && isPayable(invoice.status) ? invoice : null
}
