import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { lockDeposits } from '@/lib/invoices/operations/deposits'
import { issueInvoice } from '@/lib/invoices/operations/issue-invoice'
import { type LockedInvoice, lockVisibleInvoice } from '@/lib/invoices/operations/lock-invoice'
import { canReplace } from '@/lib/invoices/policy'
import { withoutBalance } from '@/lib/invoices/rules/amounts'
import { isGalleryOver, isNewestOfKind, photosOf } from '@/lib/invoices/rules/coverage'
import type { ReplaceInvoice } from '@/lib/invoices/schema'
import { assertCurrency } from '@/lib/platform/amount-schema'
import { recordAudit } from '@/lib/platform/audit'
import { todayIn } from '@/lib/platform/clock'
import { db, type Transaction } from '@/lib/platform/db'
import { AppError } from '@/lib/platform/errors'
import { lockRow } from '@/lib/platform/lock'
import { getStudio } from '@/lib/studio/queries/get-studio'
import { notifyOfReplacement } from './notify-of-replacement'
import { pushPaymentChange } from './push-payment-change'
import { recordInvoiceEvent } from './record-invoice-event'

/**
 * Issues an invoice that replaces a voided or refunded one, for the same delivery or fee, and notifies the client. From
 * then on it covers the delivery: its payment unlocks the photos. The shares of a shared bill stay with it.
 * Locks the old invoice and its booking.
 * @param input the amount includes tax if that of the old invoice was agreed with tax
 * @throws AppError `conflict` when the old invoice is neither voided nor refunded, or a newer one covers the delivery
 */
export async function replaceInvoice(
  actor: Actor,
  input: ReplaceInvoice,
): Promise<{ invoiceId: string; invoiceNumber: string }> {
  const { timeZone } = await getStudio()
  return db().$transaction(async (tx) => {
    const { booking } = await lockVisibleInvoice(tx, actor, input.invoiceId)
    await lockDeposits(tx, booking.id)
    // Waits for any other invoice that is being issued for this booking, because that may cover the delivery.
    await lockRow(tx, 'bookings', booking.id)
    const invoice = await lockVisibleInvoice(tx, actor, input.invoiceId)
    assertCurrency(input.amount, invoice.currency)
    if (!canReplace(actor, { ...invoice, isLatest: isNewestOfKind(invoice) }))
      throw new AppError('conflict', 'This invoice can no longer be replaced.')
    const lines = await tx.invoiceLine.findMany({
      where: { invoiceId: invoice.id },
      select: { kind: true, serviceId: true, description: true, amountCents: true, taxCents: true },
      orderBy: { position: 'asc' },
    })
    const { pricesIncludeTax } = invoice
    const place = await readPlace(tx, invoice)
    const issued = await issueInvoice(tx, {
      bookingId: booking.id,
      deliveryId: invoice.deliveryId,
      transferId: invoice.transferId,
      amountCents: input.amount.cents,
      lines: withoutBalance(lines).map(({ taxCents, ...line }) => ({
        ...line,
        amountCents: pricesIncludeTax ? line.amountCents : line.amountCents - taxCents,
      })),
      pricesIncludeTax,
      deductsDeposit: invoice.transferId === null && invoice.shareOf === null,
      actorId: actor.profileId,
      replaces: invoice.invoiceNumber,
      ...(place && { place }),
    })
    // The shares of its bill go with it.
    await tx.invoice.updateMany({
      where: { shareOfId: invoice.id, status: { not: 'VOID' } },
      data: { shareOfId: issued.invoiceId },
    })
    const { amountCents } = issued
    const details = { amountCents, by: issued.invoiceNumber }
    await recordInvoiceEvent(tx, {
      invoiceId: invoice.id,
      kind: 'REPLACED',
      actorId: actor.profileId,
      details,
    })
    await recordAudit(tx, actor, 'invoice.replaced', invoice.id, details)
    const opensPhotos = photosOf(invoice) !== null && !isGalleryOver(invoice, todayIn(timeZone))
    await notifyOfReplacement(tx, { replaced: invoice, issued, opensPhotos })
    await pushPaymentChange(tx, invoice)
    return { invoiceId: issued.invoiceId, invoiceNumber: issued.invoiceNumber }
  })
}

/** Returns an invoice's place in a shared bill; null without one, and once all of its shares were voided. */
async function readPlace(
  tx: Transaction,
  { id, clientId, shareOfId, billCents, payerName, payerEmail }: LockedInvoice,
) {
  const isShared =
    shareOfId !== null || (await tx.invoice.count({ where: { shareOfId: id, status: { not: 'VOID' } } })) > 0
  return isShared ? { clientId, shareOfId, billCents, payerName, payerEmail } : null
}
