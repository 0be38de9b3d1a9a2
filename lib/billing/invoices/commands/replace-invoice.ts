import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { lockWithBooking } from '@/lib/billing/invoices/operations/lock-invoices-of'
import { reissueInvoice } from '@/lib/billing/invoices/operations/reissue-invoice'
import { canReplace } from '@/lib/billing/invoices/policy'
import { isNewestOfKind } from '@/lib/billing/invoices/rules/coverage'
import type { ReplaceInvoice } from '@/lib/billing/invoices/schema/refunds'
import { db } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { assertCurrency } from '@/lib/platform/money/amount-schema'

/**
 * Issues an invoice that replaces a voided or refunded one; see `reissueInvoice`. Locks the old invoice and its booking.
 * @param input the amount includes tax if that of the old invoice was agreed with tax
 * @throws AppError `conflict` when the old invoice is neither voided nor refunded, or a newer one covers the delivery
 */
export async function replaceInvoice(
  actor: Actor,
  { invoiceId, amount }: ReplaceInvoice,
): Promise<{ invoiceId: string; invoiceNumber: string }> {
  return db().$transaction(async (tx) => {
    const invoice = await lockWithBooking(tx, actor, invoiceId)
    assertCurrency(amount, invoice.currency)
    if (!canReplace(actor, { ...invoice, isLatest: isNewestOfKind(invoice) }))
      throw new AppError('conflict', 'This invoice can no longer be replaced.')
    const issued = await reissueInvoice(tx, { invoice, amountCents: amount.cents, actor })
    return { invoiceId: issued.invoiceId, invoiceNumber: issued.invoiceNumber }
  })
}
