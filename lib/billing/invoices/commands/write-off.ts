import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { findAskedAgain } from '@/lib/billing/invoices/operations/find-asked-again'
import { lockInvoice } from '@/lib/billing/invoices/operations/lock-invoice'
import { lockWithBooking } from '@/lib/billing/invoices/operations/lock-invoices-of'
import { voidLockedInvoice } from '@/lib/billing/invoices/operations/void-locked-invoice'
import { nothingToWriteOffText, writtenOffReason } from '@/lib/billing/invoices/words/disputes'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { closePayments } from './close-payments'
import { waiveDelivery } from './follow-void'

/**
 * Writes off a payment that was lost with a dispute: nothing asks for it again, and the photos are unlocked. Locks the booking with
 * its invoices.
 * @throws NotFoundError; AppError `conflict` unless an unpaid invoice asks for it again
 */
export async function writeOff(actor: Actor, lostInvoiceId: string): Promise<{ invoiceNumber: string }> {
  const { invoiceNumber, voidedIds } = await db().$transaction(async (tx) => {
    const lost = await lockWithBooking(tx, actor, lostInvoiceId)
    const found = await findAskedAgain(tx, lost.id)
    const again = found && (await lockInvoice(tx, found.id))
    if (!again) throw new AppError('conflict', nothingToWriteOffText)
    // A share unlocks its bill's photos by itself; a fee has none.
    const waive = again.deliveryId === null ? undefined : () => waiveDelivery(tx, actor, again)
    const voidedIds = await voidLockedInvoice(tx, actor, again, writtenOffReason, waive)
    await recordAudit(tx, actor, 'payment.written-off', lost.id, { amountCents: again.amountCents })
    return { invoiceNumber: again.invoiceNumber, voidedIds }
  })
  for (const id of voidedIds) await closePayments(id)
  return { invoiceNumber }
}
