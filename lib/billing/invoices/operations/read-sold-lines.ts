import 'server-only'
import { mergeLines } from '@/lib/billing/invoices/rules/merge-lines'
import type { Transaction } from '@/lib/platform/data/db'

/** Reads what was sold by these invoices together, without deducted deposits. */
export async function readSoldLines(tx: Transaction, invoiceIds: string[]) {
  const invoices = await tx.invoice.findMany({
    where: { id: { in: invoiceIds } },
    select: {
      lines: {
        where: { kind: { not: 'DEPOSIT' } },
        select: {
          kind: true,
          serviceId: true,
          description: true,
          amountCents: true,
          taxable: true,
          taxRateThousandths: true,
          taxCents: true,
          taxes: {
            select: { name: true, rateThousandths: true },
            orderBy: { position: 'asc' },
          },
        },
        orderBy: { position: 'asc' },
      },
    },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  return mergeLines(invoices.map(({ lines }) => lines))
}
