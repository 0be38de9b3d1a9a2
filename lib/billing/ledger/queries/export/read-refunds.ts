import 'server-only'
import { isOfOwnPayment, ownPaymentFields } from '@/lib/billing/invoices/rules/own-payment'
import { countedRefunds } from '@/lib/billing/ledger/queries/counted-refunds'
import { readBatches } from '@/lib/billing/ledger/queries/read-batches'
import { refundDocument } from '@/lib/billing/ledger/rules/export/documents'
import type { ExportedDocument } from '@/lib/billing/ledger/rules/export/rows'
import { db } from '@/lib/platform/data/db'
import { dateOf } from '@/lib/platform/time/clock'
import type { Prisma } from '@/prisma/generated/client'
import { exportedFields, toExportedSale } from './exported-sale'
import type { Span } from './read-invoices'

const refundFields = {
  id: true,
  amountCents: true,
  asCredit: true,
  createdAt: true,
  invoice: {
    select: {
      ...exportedFields,
      ...ownPaymentFields,
      refunds: {
        where: countedRefunds,
        select: { id: true, stripePaymentId: true, amountCents: true },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      },
    },
  },
} as const satisfies Prisma.RefundSelect

/** Yields the credit notes of the refunds that were made in a period. A refund of a duplicate payment has none. */
export async function* readRefunded(span: Span, timeZone: string): AsyncGenerator<ExportedDocument> {
  const refunds = readBatches((page) =>
    db().refund.findMany({
      where: { AND: [countedRefunds, { createdAt: span }] },
      select: refundFields,
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      ...page,
    }),
  )
  for await (const { id, invoice, amountCents, asCredit, createdAt } of refunds) {
    const own = invoice.refunds.filter((refund) => isOfOwnPayment(refund, invoice))
    const index = own.findIndex((refund) => refund.id === id)
    if (index < 0) continue
    yield refundDocument(toExportedSale(invoice, timeZone), {
      position: index + 1,
      refundedOn: dateOf(createdAt, timeZone),
      beforeCents: own.slice(0, index).reduce((sum, refund) => sum + refund.amountCents, 0),
      amountCents,
      asCredit,
    })
  }
}
