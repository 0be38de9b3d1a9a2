import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { emailShares } from '@/lib/invoices/operations/email-shares'
import { issueInvoice } from '@/lib/invoices/operations/issue-invoice'
import type { LockedInvoice } from '@/lib/invoices/operations/lock-invoice'
import { lockWithBooking } from '@/lib/invoices/operations/lock-invoices-of'
import { readSoldLines } from '@/lib/invoices/operations/read-sold-lines'
import { canReplace } from '@/lib/invoices/policy'
import { withoutBalance } from '@/lib/invoices/rules/amounts'
import { isGalleryOver, isNewestOfKind, photosOf } from '@/lib/invoices/rules/coverage'
import type { ReplaceInvoice } from '@/lib/invoices/schema'
import { assertCurrency } from '@/lib/platform/amount-schema'
import { recordAudit } from '@/lib/platform/audit'
import { todayIn } from '@/lib/platform/clock'
import { db, type Transaction } from '@/lib/platform/db'
import { AppError } from '@/lib/platform/errors'
import { getStudio } from '@/lib/studio/queries/get-studio'
import { notifyOfReplacement } from './notify-of-replacement'
import { pushPaymentChange } from './push-payment-change'
import { recordInvoiceEvent } from './record-invoice-event'

/**
 * Issues an invoice that replaces a voided or refunded one, for the same delivery or fee, and notifies the client. From
 * then on it covers the delivery: its payment unlocks the photos. The shares of a shared bill stay with it; after all of a
 * bill was voided, the client's brokerage pays its part of the new one.
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
    const invoice = await lockWithBooking(tx, actor, input.invoiceId)
    const { booking } = invoice
    assertCurrency(input.amount, invoice.currency)
    if (!canReplace(actor, { ...invoice, isLatest: isNewestOfKind(invoice) }))
      throw new AppError('conflict', 'This invoice can no longer be replaced.')
    const { pricesIncludeTax } = invoice
    const place = await readPlace(tx, invoice)
    // All of the bill was voided, so all of it is issued anew.
    const isCovered = invoice.status === 'VOID' && invoice.deliveryId !== null && place === null
    const covered = isCovered ? await listCoveredShares(tx, invoice.id) : []
    const lines = await readSoldLines(tx, [invoice.id, ...covered])
    const issued = await issueInvoice(tx, {
      bookingId: booking.id,
      deliveryId: invoice.deliveryId,
      transferId: invoice.transferId,
      purchaseId: invoice.purchaseId,
      amountCents: input.amount.cents,
      lines: withoutBalance(lines).map(({ kind, serviceId, description, amountCents, taxCents }) => ({
        kind,
        serviceId,
        description,
        amountCents: pricesIncludeTax ? amountCents : amountCents - taxCents,
      })),
      pricesIncludeTax,
      deductsDeposit: invoice.transferId === null && invoice.shareOf === null,
      actorId: actor.profileId,
      replaces: invoice.invoiceNumber,
      inheritsSharesOf: invoice.id,
      isCovered,
      ...(place && { place }),
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
    if (issued.amountCents > 0) await notifyOfReplacement(tx, { replaced: invoice, issued, opensPhotos })
    const { currency, client } = invoice
    await emailShares(tx, { shares: issued.shares, currency, agentName: client.fullName, booking })
    await pushPaymentChange(tx, invoice)
    return { invoiceId: issued.invoiceId, invoiceNumber: issued.invoiceNumber }
  })
}

/** Returns an invoice's place in a shared bill; null without one, and once all of its shares were voided. */
async function readPlace(
  tx: Transaction,
  { id, clientId, shareOfId, billCents, payerName, payerEmail, ...terms }: LockedInvoice,
) {
  const isShared =
    shareOfId !== null || (await tx.invoice.count({ where: { shareOfId: id, status: { not: 'VOID' } } })) > 0
  const { brokerageId, isCollected, isOnTerms } = terms
  return isShared
    ? { clientId, shareOfId, billCents, payerName, payerEmail, brokerageId, isCollected, isOnTerms }
    : null
}

/** Lists what a brokerage was to pay of a voided bill. */
async function listCoveredShares(tx: Transaction, mainId: string): Promise<string[]> {
  const shares = await tx.invoice.findMany({
    where: { shareOfId: mainId, brokerageId: { not: null }, events: { none: { kind: 'REPLACED' } } },
    select: { id: true },
  })
  return shares.map(({ id }) => id)
}
