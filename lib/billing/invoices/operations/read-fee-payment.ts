import 'server-only'
import { latestInvoice } from '@/lib/billing/invoices/rules/coverage'
import type { FeePayment } from '@/lib/billing/invoices/rules/fee-payment'
import { isOver, isPayable } from '@/lib/billing/invoices/rules/status'
import { depositRefundReason } from '@/lib/billing/invoices/words/deposit'
import type { Transaction } from '@/lib/platform/data/db'
import type { Prisma } from '@/prisma/generated/client'
import { readDeposits } from './read-deposits'

/** The invoice of a booking's charged late fee: the latest one for nothing else, whatever its status. */
export function feeInvoice(bookingId: string) {
  return {
    where: {
      bookingId,
      deliveryId: null,
      transferId: null,
      purchaseId: null,
      shareOfId: null,
      revisionRound: null,
      depositCents: { lte: 0 },
    } satisfies Prisma.InvoiceWhereInput,
    ...latestInvoice,
  }
}

/** Returns how the charged late fee of a booking was paid; null for one that was voided or refunded since. */
export async function readFeePayment(
  tx: Pick<Transaction, 'invoice' | 'refund'>,
  bookingId: string,
): Promise<FeePayment | null> {
  const [invoice, { availableCents: heldCents }, refunds] = await Promise.all([
    tx.invoice.findFirst({
      ...feeInvoice(bookingId),
      select: { status: true, amountCents: true, depositCents: true, creditCents: true },
    }),
    readDeposits(tx, bookingId),
    tx.refund.aggregate({
      where: {
        invoice: { bookingId, depositCents: { gt: 0 } },
        reason: depositRefundReason,
        state: { not: 'FAILED' },
      },
      _sum: { amountCents: true },
    }),
  ])
  if (!invoice || isOver(invoice.status)) return null
  const { status, amountCents, depositCents, creditCents } = invoice
  return {
    depositCents: creditCents - depositCents,
    creditCents: 0 - creditCents,
    dueCents: isPayable(status) ? amountCents : 0,
    refundCents: refunds._sum.amountCents ?? 0,
    heldCents,
  }
}
