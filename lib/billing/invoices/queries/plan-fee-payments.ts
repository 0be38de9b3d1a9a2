import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { depositFields, depositInvoices, toDeposits } from '@/lib/billing/invoices/operations/read-deposits'
import { visibleTo } from '@/lib/billing/invoices/policy'
import { type FeePayment, planFeePayment } from '@/lib/billing/invoices/rules/fee-payment'
import { readCreditOf } from '@/lib/catalog/credit/operations/read-credit-of'
import { db } from '@/lib/platform/data/db'

type Fee = { bookingId: string; clientId: string; cents: number; currency: string }

/**
 * Returns how late fees are going to be paid if they're charged now, and what waiving them does, by booking: from deposits that the actor may see, and account
 * credit. The fees are those of bookings that the actor handles, or their own.
 */
export async function planFeePayments(
  actor: Actor,
  fees: readonly Fee[],
): Promise<Map<string, { charged: FeePayment; waived: FeePayment }>> {
  if (fees.length === 0) return new Map()
  const [invoices, credits] = await Promise.all([
    db().invoice.findMany({
      where: {
        AND: [
          { bookingId: { in: fees.map(({ bookingId }) => bookingId) } },
          depositInvoices,
          visibleTo(actor),
        ],
      },
      select: { bookingId: true, ...depositFields },
      orderBy: { createdAt: 'asc' },
    }),
    readCreditOf(
      db(),
      fees.map(({ clientId }) => clientId),
    ),
  ])
  return new Map(
    fees.map(({ bookingId, clientId, cents, currency }) => {
      const deposits = toDeposits(invoices.filter((invoice) => invoice.bookingId === bookingId))
      const credit = credits.find((one) => one.clientId === clientId && one.currency === currency)
      const prepaid = { ...deposits, creditCents: credit?.cents ?? 0 }
      return [bookingId, { charged: planFeePayment(cents, prepaid), waived: planFeePayment(0, prepaid) }]
    }),
  )
}
