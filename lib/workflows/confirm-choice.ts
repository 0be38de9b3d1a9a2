import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { isClient } from '@/lib/auth/rules/capabilities'
import {
  assertNoCardPaymentProcessing,
  assertNoCheckoutProcessing,
} from '@/lib/billing/invoices/commands/assert-no-payment-processing'
import { changeLines } from '@/lib/billing/invoices/commands/change-lines'
import { closeCheckouts, closePayments } from '@/lib/billing/invoices/commands/close-payments'
import { lockDeposits } from '@/lib/billing/invoices/operations/deposits'
import { emailShares } from '@/lib/billing/invoices/operations/email-shares'
import { issueInvoice } from '@/lib/billing/invoices/operations/issue-invoice'
import { lockInvoice } from '@/lib/billing/invoices/operations/lock-invoice'
import { latestInvoice } from '@/lib/billing/invoices/rules/coverage'
import { isPayable } from '@/lib/billing/invoices/rules/status'
import type { LineItem } from '@/lib/booking/bookings/rules/order-lines'
import { findResponsiblePhotographers } from '@/lib/people/accounts/operations/find-responsible-photographers'
import { type ChargedExtra, type SoldChoice, sellChoice } from '@/lib/photos/deliveries/commands/sell-choice'
import { orderedBy } from '@/lib/photos/deliveries/policy'
import type { ConfirmChoice } from '@/lib/photos/deliveries/schema/choosing'
import { choiceNotifications, chosenLine, extraPhotosReason } from '@/lib/photos/deliveries/words/choosing'
import { db, type Transaction } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { NotFoundError } from '@/lib/platform/errors'
import { notify } from '@/lib/studio/notifications/operations/notify'

/** `invoiceId`: the invoice that has the extra photos on it; null without any. */
export type ConfirmedChoice = { invoiceId: string | null }

/**
 * Sells the photos that a client chose. Extra ones become a line of the delivery's unpaid invoice; once that can't change, an
 * invoice of their own. Idempotent: of two that confirm the same choice at once, the second finds it sold.
 * Locks the booking with its invoices, and the delivery.
 * @throws NotFoundError unless the client chooses photos of this delivery; AppError `conflict` if the choice or its price isn't
 * the one that was shown, and while the invoice is being paid
 */
export async function confirmChoice(actor: Actor, input: ConfirmChoice): Promise<ConfirmedChoice> {
  const { bookingId, invoices } = await findBill(actor, input.deliveryId)
  const [latest] = invoices
  if (latest && isPayable(latest.status) && input.extraCents > 0) {
    // A payment that just went through counts; an open checkout would be for the amount without extra photos.
    await closeCheckouts({ invoiceId: latest.id })
    await assertNoCheckoutProcessing({ invoiceId: latest.id })
    await assertNoCardPaymentProcessing(latest.id)
  }
  const { invoiceId, voidedIds } = await db().$transaction(async (tx) => {
    // Invoices are locked before their booking, and both before the delivery.
    await lockDeposits(tx, bookingId)
    await lockRow(tx, 'bookings', bookingId)
    const sold = await sellChoice(tx, actor, input, (extra) => charge(tx, actor, bookingId, extra))
    if (sold.isNew) await notifyStudio(tx, actor, sold)
    return sold.charged ?? { invoiceId: null, voidedIds: [] }
  })
  for (const id of voidedIds) await closePayments(id)
  return { invoiceId }
}

async function findBill(actor: Actor, deliveryId: string) {
  const delivery = isClient(actor)
    ? await db().mediaDelivery.findFirst({
        where: { AND: [{ id: deliveryId, includedPhotos: { not: null } }, orderedBy(actor)] },
        select: { bookingId: true, invoices: { ...latestInvoice, select: { id: true, status: true } } },
      })
    : null
  if (!delivery) throw new NotFoundError('Photo delivery not found')
  return delivery
}

/** Charges for extra photos. Returns the purchase that they are sold with; null if it's the delivery's own invoice. */
async function charge(tx: Transaction, actor: Actor, bookingId: string, extra: ChargedExtra) {
  const lines: LineItem[] = [
    { kind: 'OTHER', description: chosenLine(extra.count), amountCents: extra.cents },
  ]
  const latest = await tx.invoice.findFirst({
    where: { deliveryId: extra.deliveryId },
    ...latestInvoice,
    select: { id: true },
  })
  const main = latest && (await lockInvoice(tx, latest.id))
  const added = main && (await changeLines(tx, actor, { main, lines, reason: extraPhotosReason }))
  if (added) return { purchaseId: null, invoiceId: added.issued.invoiceId, voidedIds: added.voidedIds }
  const purchaseId = await extra.createPurchase()
  const issued = await issueInvoice(tx, {
    bookingId,
    deliveryId: null,
    purchaseId,
    amountCents: extra.cents,
    lines,
    deductsDeposit: true,
    isCovered: true,
    actorId: actor.profileId,
  })
  const booking = await tx.booking.findUniqueOrThrow({
    where: { id: bookingId },
    select: {
      id: true,
      propertyAddress: true,
      shootDate: true,
      currency: true,
      client: { select: { fullName: true } },
    },
  })
  const { currency, client } = booking
  await emailShares(tx, { shares: issued.shares, currency, agentName: client.fullName, booking })
  return { purchaseId, invoiceId: issued.invoiceId, voidedIds: [] }
}

async function notifyStudio(tx: Transaction, actor: Actor, sold: SoldChoice<unknown>): Promise<void> {
  const { bookingId, booking, deliveryId, count, extraCount } = sold
  const named = { clientName: actor.fullName, address: booking.propertyAddress, count, extraCount }
  for (const { userId } of await findResponsiblePhotographers(tx, [booking.photographer.id])) {
    await notify(tx, {
      userId,
      ...choiceNotifications.confirmed(named),
      type: 'INFO',
      action: 'view_photos',
      bookingId,
      details: { delivery_id: deliveryId },
    })
  }
}
