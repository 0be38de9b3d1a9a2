import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { feeInvoice, readFeePayment } from '@/lib/billing/invoices/operations/read-fee-payment'
import { visibleTo } from '@/lib/billing/invoices/policy'
import { feePaymentText, feeRefundedText } from '@/lib/billing/invoices/words/late-fee'
import { db } from '@/lib/platform/data/db'

/** Returns in sentences how a booking's charged late fee was paid, or that it was refunded; null if the actor may not see its invoice. */
export async function findFeePayment(
  actor: Actor,
  { id, currency }: { id: string; currency: string },
): Promise<string | null> {
  const { where, ...latest } = feeInvoice(id)
  const fee = await db().invoice.findFirst({
    where: { AND: [where, visibleTo(actor)] },
    ...latest,
    select: { status: true },
  })
  if (!fee) return null
  if (fee.status === 'REFUNDED') return feeRefundedText
  const payment = await readFeePayment(db(), id)
  return payment && feePaymentText(payment, currency)
}
