import 'server-only'
import { availableDeposit, isPrepaid } from '@/lib/billing/invoices/rules/deposit'
import type { Transaction } from '@/lib/platform/data/db'
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

/**
 * Returns a booking's paid deposits, earliest first, the invoices that deduct them, and what of them can still be deducted or
 * refunded.
 */
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
  const deducting = invoices.filter(({ depositCents, creditCents }) => depositCents < creditCents)
  const deductions = deducting.map(({ depositCents, creditCents }) => depositCents - creditCents)
  return { deposits, deducting, availableCents: availableDeposit(deposits, deductions) }
}

type Paid = {
  id: string
  bookingId: string
  amountCents: number
  depositCents: number
  refundedCents: number
}

/**
 * Returns the paid invoices of which something can still be refunded, with how much, in cents: of a deposit, what no other
 * invoice has deducted; of one that a deposit and credit paid, all that they paid.
 */
export async function withRefundable<I extends Paid>(
  tx: Pick<Transaction, 'invoice'>,
  paid: readonly I[],
): Promise<(I & { leftCents: number })[]> {
  const bookingIds = paid.flatMap(({ bookingId, depositCents }) => (depositCents > 0 ? [bookingId] : []))
  const invoices = await tx.invoice.findMany({
    where: { bookingId: { in: bookingIds }, ...depositInvoices },
    select: { bookingId: true, ...depositFields },
  })
  return paid.flatMap((invoice) => {
    const unrefundedCents = isPrepaid(invoice)
      ? 0 - invoice.depositCents
      : invoice.amountCents - invoice.refundedCents
    const { availableCents } = toDeposits(invoices.filter(({ bookingId }) => bookingId === invoice.bookingId))
    const leftCents = invoice.depositCents > 0 ? Math.min(unrefundedCents, availableCents) : unrefundedCents
    return leftCents > 0 ? [{ ...invoice, leftCents }] : []
  })
}
