import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { isClient } from '@/lib/auth/rules/capabilities'
import {
  assertNoCardPaymentProcessing,
  assertNoCheckoutProcessing,
} from '@/lib/billing/invoices/commands/assert-no-payment-processing'
import { changeLines } from '@/lib/billing/invoices/commands/change-lines'
import { closeCheckouts, closePayments } from '@/lib/billing/invoices/commands/close-payments'
import { voidForNewPayers } from '@/lib/billing/invoices/commands/void-for-new-payers'
import { lockDeposits } from '@/lib/billing/invoices/operations/deposits'
import { lockInvoice } from '@/lib/billing/invoices/operations/lock-invoice'
import { findResponsiblePhotographers } from '@/lib/people/accounts/operations/find-responsible-photographers'
import { returnChoice } from '@/lib/photos/deliveries/commands/return-choice'
import { unexpiredOrderedBy } from '@/lib/photos/deliveries/policy'
import { findReturnable, type ReturnableBill } from '@/lib/photos/deliveries/queries/find-returnable'
import {
  choiceNotifications,
  isChosenLine,
  notTakenBackText,
  takenBackReason,
} from '@/lib/photos/deliveries/words/choosing'
import { db, type Transaction } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { AppError, NotFoundError } from '@/lib/platform/errors'
import { todayIn } from '@/lib/platform/time/clock'
import { notify } from '@/lib/studio/notifications/operations/notify'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/**
 * Takes back what a client confirmed and hasn't paid: the photos are chosen again, unpaid invoices of their own are voided, and the
 * delivery's unpaid invoice is issued anew without extra photos. Locks the booking with its invoices, and the delivery.
 * @throws NotFoundError unless the client chooses photos of this delivery; AppError `conflict` if nothing can be taken back, and
 * while an invoice is being paid
 */
export async function takeBackChoice(actor: Actor, deliveryId: string): Promise<void> {
  const bookingId = await findBooking(actor, deliveryId)
  const before = await findReturnable(db(), deliveryId)
  for (const invoiceId of invoicesOf(before)) {
    // A payment that just went through counts; an open checkout would be for photos that were taken back.
    await closeCheckouts({ invoiceId })
    await assertNoCheckoutProcessing({ invoiceId })
    await assertNoCardPaymentProcessing(invoiceId)
  }
  const voidedIds = await db().$transaction(async (tx) => {
    // Invoices are locked before their booking, and both before the delivery.
    await lockDeposits(tx, bookingId)
    await lockRow(tx, 'bookings', bookingId)
    await lockRow(tx, 'media_deliveries', deliveryId)
    const bill = await findReturnable(tx, deliveryId)
    const { count, booking } = await returnChoice(tx, actor, { deliveryId, ...bill.returnable })
    const voided = [...(await voidPurchases(tx, actor, bill)), ...(await removeLines(tx, actor, bill))]
    const named = { clientName: actor.fullName, address: booking.propertyAddress, count }
    for (const { userId } of await findResponsiblePhotographers(tx, [booking.photographer.id])) {
      await notify(tx, {
        userId,
        ...choiceNotifications.takenBack(named),
        type: 'INFO',
        action: 'view_photos',
        bookingId,
        details: { delivery_id: deliveryId },
      })
    }
    return voided
  })
  for (const id of voidedIds) await closePayments(id)
}

async function findBooking(actor: Actor, deliveryId: string): Promise<string> {
  const { timeZone } = await getStudio()
  const delivery = isClient(actor)
    ? await db().mediaDelivery.findFirst({
        where: {
          AND: [
            { id: deliveryId, includedPhotos: { not: null } },
            unexpiredOrderedBy(actor, todayIn(timeZone)),
          ],
        },
        select: { bookingId: true },
      })
    : null
  if (!delivery) throw new NotFoundError('Photo delivery not found')
  return delivery.bookingId
}

/** The invoices that taking back changes. */
function invoicesOf({ changedMainId, purchaseInvoiceIds }: ReturnableBill): string[] {
  return changedMainId ? [changedMainId, ...purchaseInvoiceIds] : purchaseInvoiceIds
}

async function voidPurchases(tx: Transaction, actor: Actor, { purchaseInvoiceIds }: ReturnableBill) {
  for (const id of purchaseInvoiceIds) {
    const invoice = await lockInvoice(tx, id)
    if (invoice) await voidForNewPayers(tx, actor, [invoice], takenBackReason)
  }
  return purchaseInvoiceIds
}

/** Issues the delivery's own invoice anew without chosen photos. */
async function removeLines(tx: Transaction, actor: Actor, { changedMainId }: ReturnableBill) {
  const main = changedMainId && (await lockInvoice(tx, changedMainId))
  if (!main) return []
  const keeps = ({ description }: { description: string }) => !isChosenLine(description)
  const changed = await changeLines(tx, actor, { main, lines: [], keeps, reason: takenBackReason })
  if (!changed) throw new AppError('conflict', notTakenBackText)
  return changed.voidedIds
}
