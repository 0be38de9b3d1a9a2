import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { latestPayment, ofBill } from '@/lib/billing/invoices/rules/coverage'
import { isUnlocked } from '@/lib/photos/deliveries/rules/gallery'
import { offerLicense } from '@/lib/photos/licenses/operations/offer-license'
import { canChooseFor } from '@/lib/photos/licenses/policy'
import type { ChooseLicense } from '@/lib/photos/licenses/schema'
import { licenseFrozenText, payingNowText } from '@/lib/photos/licenses/words'
import { recordAudit } from '@/lib/platform/data/audit'
import { db, type Transaction } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { AppError, NotFoundError } from '@/lib/platform/errors'
import { now } from '@/lib/platform/time/clock'
import { pushToUsers } from '@/lib/studio/notifications/operations/push-to-users'

/**
 * Offers another license with an unpaid delivery, with the text that the studio has now. Locks its invoice.
 * @throws NotFoundError if this photographer doesn't handle the delivery's booking
 * @throws AppError `conflict` if the photos are paid for, also in part, or a checkout is open
 */
export async function chooseLicense(actor: Actor, { deliveryId, kind }: ChooseLicense): Promise<void> {
  await db().$transaction(async (tx) => {
    const { id: invoiceId } = (await readCovering(tx, actor, deliveryId)).invoices[0] ?? {}
    if (invoiceId) await lockRow(tx, 'invoices', invoiceId)
    const delivery = await readCovering(tx, actor, deliveryId)
    const { booking, bookingId } = delivery
    if (isUnlocked(delivery) || (invoiceId && (await isPartlyPaid(tx, invoiceId))))
      throw new AppError('conflict', licenseFrozenText)
    if (invoiceId && (await hasOpenCheckout(tx, invoiceId))) throw new AppError('conflict', payingNowText)
    await offerLicense(tx, deliveryId, kind)
    await recordAudit(tx, actor, 'license.chosen', deliveryId, { kind })
    await pushToUsers(tx, [booking.client], 'delivery-changed', { deliveryId, bookingId })
  })
}

async function readCovering(tx: Transaction, actor: Actor, deliveryId: string) {
  const delivery = await tx.mediaDelivery.findFirst({
    where: { AND: [{ id: deliveryId }, canChooseFor(actor)] },
    select: {
      bookingId: true,
      invoices: { ...latestPayment, select: { ...latestPayment.select, id: true } },
      booking: { select: { importedAt: true, client: { select: { userId: true } } } },
    },
  })
  if (!delivery) throw new NotFoundError('Photo delivery not found')
  return delivery
}

/** Whether a share of the bill was paid, under the terms that its payer saw. */
async function isPartlyPaid(tx: Transaction, invoiceId: string): Promise<boolean> {
  const where = { ...ofBill(invoiceId), status: 'COMPLETED', amountCents: { gt: 0 } } as const
  return (await tx.invoice.count({ where })) > 0
}

/** Whether a payer has a page of Stripe open that may still be paid, under the terms they saw. */
async function hasOpenCheckout(tx: Transaction, invoiceId: string): Promise<boolean> {
  const where = { invoice: ofBill(invoiceId), state: 'OPEN', expiresAt: { gt: now() } } as const
  return (await tx.checkoutSession.count({ where })) > 0
}
