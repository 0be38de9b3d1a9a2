import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { type LockedInvoice, lockInvoice } from '@/lib/billing/invoices/operations/lock-invoice'
import { lockWithBooking } from '@/lib/billing/invoices/operations/lock-invoices-of'
import { canCombine, visibleTo } from '@/lib/billing/invoices/policy'
import { isNewestOfKind, ofBill } from '@/lib/billing/invoices/rules/coverage'
import { isPayable } from '@/lib/billing/invoices/rules/status'
import { combinedReason, notCombinableText } from '@/lib/billing/invoices/words/shares'
import { db, type Transaction } from '@/lib/platform/data/db'
import { AppError, NotFoundError } from '@/lib/platform/errors'
import { assertNoCardPaymentProcessing, assertNoCheckoutProcessing } from './assert-no-payment-processing'
import { closePayments } from './close-payments'
import { reissueBill } from './reissue-bill'
import { voidForNewPayers } from './void-for-new-payers'

/**
 * Undoes a split while nothing of it is paid: replaces its invoices with one for the client. What a brokerage pays stays as it is.
 * Locks them and their booking.
 * @param mainId the bill's main invoice
 * @throws AppError `conflict` when one of them was paid or is being paid
 */
export async function combineInvoices(
  actor: Actor,
  mainId: string,
): Promise<{ invoiceId: string; invoiceNumber: string }> {
  const ids = await findBill(actor, mainId)
  for (const id of ids) {
    await assertNoCheckoutProcessing({ invoiceId: id })
    await assertNoCardPaymentProcessing(id)
  }
  const { issued, voidedIds } = await db().$transaction(async (tx) => {
    const main = await lockWithBooking(tx, actor, mainId)
    const shares = await lockShares(tx, mainId)
    if (!canCombine(actor, { ...main, shares, isLatest: isNewestOfKind(main) }))
      throw new AppError('conflict', notCombinableText)
    const replaced = [main, ...shares.filter(({ brokerageId }) => brokerageId === null)]
    // A main invoice of 0 was completed from the start.
    const unpaid = replaced.filter(({ status }) => isPayable(status))
    await voidForNewPayers(tx, actor, unpaid, combinedReason)
    const issued = await reissueBill(tx, actor, { main, replaced, shares: [], reason: combinedReason })
    return { issued, voidedIds: unpaid.map(({ id }) => id) }
  })
  for (const id of voidedIds) await closePayments(id)
  return { invoiceId: issued.invoiceId, invoiceNumber: issued.invoiceNumber }
}

/** Finds the unpaid invoices of a bill. @throws NotFoundError if the actor may not see it */
async function findBill(actor: Actor, mainId: string): Promise<string[]> {
  const isVisible = await db().invoice.count({ where: { AND: [{ id: mainId }, visibleTo(actor)] } })
  if (isVisible === 0) throw new NotFoundError('Invoice not found')
  const unpaid = await db().invoice.findMany({
    where: { ...ofBill(mainId), brokerageId: null, status: { in: ['PENDING', 'FAILED'] } },
    select: { id: true },
  })
  return unpaid.map(({ id }) => id)
}

/** Reads the shares of a locked main invoice that are still owed or were paid. */
async function lockShares(tx: Transaction, mainId: string): Promise<LockedInvoice[]> {
  const rows = await tx.invoice.findMany({
    where: { shareOfId: mainId, status: { not: 'VOID' } },
    select: { id: true },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  const shares = await Promise.all(rows.map(({ id }) => lockInvoice(tx, id)))
  return shares.filter((share) => share !== null)
}
