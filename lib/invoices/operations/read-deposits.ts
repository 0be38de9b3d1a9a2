import 'server-only'
import { availableDeposit } from '@/lib/invoices/rules/deposit'
import type { Transaction } from '@/lib/platform/db'
import type { Prisma } from '@/prisma/generated/client'

/** A deposit that was paid, or an invoice that deducts one. */
export const depositInvoices = {
  OR: [
    { depositCents: { gt: 0 }, status: 'COMPLETED' },
    { depositCents: { lt: 0 }, status: { notIn: ['VOID', 'REFUNDED'] } },
  ],
} satisfies Prisma.InvoiceWhereInput

/** The fields that `toDeposits` needs. */
export const depositFields = {
  id: true,
  invoiceNumber: true,
  amountCents: true,
  refundedCents: true,
  depositCents: true,
  creditCents: true,
  stripePaymentId: true,
  refunds: { where: { state: 'PENDING', stripeRefundId: null }, select: { amountCents: true } },
} satisfies Prisma.InvoiceSelect

type DepositInvoice = Prisma.InvoiceGetPayload<{ select: typeof depositFields }>

/** Returns a booking's paid deposits, earliest first, and what of them can still be deducted or refunded. */
export async function readDeposits(tx: Pick<Transaction, 'invoice'>, bookingId: string) {
  return toDeposits(
    await tx.invoice.findMany({
      where: { bookingId, ...depositInvoices },
      select: depositFields,
      orderBy: { createdAt: 'asc' },
    }),
  )
}

/** Does the same with the `depositInvoices` of a booking. */
export function toDeposits<I extends Omit<DepositInvoice, 'id' | 'invoiceNumber' | 'stripePaymentId'>>(
  invoices: readonly I[],
) {
  const deposits = invoices
    .filter(({ depositCents }) => depositCents > 0)
    .map((invoice) => ({
      ...invoice,
      pendingCents: invoice.refunds.reduce((sum, { amountCents }) => sum + amountCents, 0),
    }))
  const deductions = invoices
    .filter(({ depositCents }) => depositCents < 0)
    .map(({ depositCents, creditCents }) => depositCents - creditCents)
  return { deposits, availableCents: availableDeposit(deposits, deductions) }
}
