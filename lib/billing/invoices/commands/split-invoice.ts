import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { countSplit } from '@/lib/billing/invoices/operations/count-split'
import { lockWithBooking } from '@/lib/billing/invoices/operations/lock-invoices-of'
import { canSplit, visibleTo } from '@/lib/billing/invoices/policy'
import { isNewestOfKind } from '@/lib/billing/invoices/rules/coverage'
import type { SplitInvoice } from '@/lib/billing/invoices/schema/sharing'
import { notSplittableText, splitReason } from '@/lib/billing/invoices/words/shares'
import { db } from '@/lib/platform/data/db'
import { AppError, NotFoundError } from '@/lib/platform/errors'
import { assertCurrency } from '@/lib/platform/money/amount-schema'
import { assertNoCardPaymentProcessing, assertNoCheckoutProcessing } from './assert-no-payment-processing'
import { closePayments } from './close-payments'
import { reissueBill } from './reissue-bill'
import { voidForNewPayers } from './void-for-new-payers'

/**
 * Splits the unpaid invoice of a delivery: replaces it with one for its client and one for each of the others, who get a link by
 * email. Locks the invoice and its booking.
 * @returns the new main invoice
 * @throws AppError `conflict` when it can no longer be split or is being paid, `invalid` for shares of more than the bill,
 * `too-many-requests`
 */
export async function splitInvoice(
  actor: Actor,
  input: SplitInvoice,
): Promise<{ invoiceId: string; invoiceNumber: string }> {
  const invoice = await db().invoice.findFirst({
    where: { AND: [{ id: input.invoiceId }, visibleTo(actor)] },
    select: { clientId: true },
  })
  if (!invoice) throw new NotFoundError('Invoice not found')
  const { profileId } = actor
  const issued = await countSplit({ profileId, clientId: invoice.clientId, shares: input.shares }, () =>
    issueShares(actor, input),
  )
  await closePayments(input.invoiceId)
  return { invoiceId: issued.invoiceId, invoiceNumber: issued.invoiceNumber }
}

async function issueShares(actor: Actor, { invoiceId, currency, shares }: SplitInvoice) {
  await assertNoCheckoutProcessing({ invoiceId })
  await assertNoCardPaymentProcessing(invoiceId)
  return db().$transaction(async (tx) => {
    const main = await lockWithBooking(tx, actor, invoiceId)
    assertCurrency({ cents: 0, currency }, main.currency)
    const charge = await tx.scheduledCharge.findUnique({ where: { invoiceId } })
    if (!canSplit(actor, { ...main, charge, isLatest: isNewestOfKind(main) }))
      throw new AppError('conflict', notSplittableText)
    await voidForNewPayers(tx, actor, [main], splitReason)
    return reissueBill(tx, actor, { main, replaced: [main], shares, reason: splitReason })
  })
}
