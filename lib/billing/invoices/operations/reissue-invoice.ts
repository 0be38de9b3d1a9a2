import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { notifyOfReplacement } from '@/lib/billing/invoices/commands/notify-of-replacement'
import { pushPaymentChange } from '@/lib/billing/invoices/commands/push-payment-change'
import { recordInvoiceEvent } from '@/lib/billing/invoices/commands/record-invoice-event'
import { withoutBalance } from '@/lib/billing/invoices/rules/amounts'
import { isGalleryOver, photosOf } from '@/lib/billing/invoices/rules/coverage'
import { recordAudit } from '@/lib/platform/data/audit'
import type { Transaction } from '@/lib/platform/data/db'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { emailShares } from './email-shares'
import type { IssuedInvoice } from './issue-bill'
import { issueInvoice } from './issue-invoice'
import type { LockedInvoice } from './lock-invoice'
import { readSoldLines } from './read-sold-lines'

type Reissue = {
  invoice: LockedInvoice
  /** As it was agreed, with tax or without. */
  amountCents: number
  /** Null for the portal itself. */
  actor: Actor | null
  /** Whether the client's bank took the payment of the old one back. */
  isDisputeLost?: boolean
}

/**
 * Issues an invoice that replaces a voided or refunded one, for the same delivery or fee, and notifies the client. From
 * then on it covers the delivery: its payment unlocks the photos. The shares of a shared bill stay with it; after all of a
 * bill was voided, the client's brokerage pays its part of the new one. The caller has locked the old invoice and its booking.
 */
export async function reissueInvoice(
  tx: Transaction,
  { invoice, amountCents, actor, isDisputeLost = false }: Reissue,
): Promise<IssuedInvoice> {
  const { timeZone } = await getStudio()
  const { booking, pricesIncludeTax, currency, client } = invoice
  const place = await readPlace(tx, invoice)
  // All of the bill was voided, so all of it is issued anew.
  const isForPhotos = invoice.deliveryId !== null || invoice.purchaseId !== null
  const isCovered = invoice.status === 'VOID' && isForPhotos && place === null
  const covered = isCovered ? await listCoveredShares(tx, invoice.id) : []
  const lines = await readSoldLines(tx, [invoice.id, ...covered])
  const issued = await issueInvoice(tx, {
    bookingId: booking.id,
    deliveryId: invoice.deliveryId,
    transferId: invoice.transferId,
    purchaseId: invoice.purchaseId,
    amountCents,
    lines: withoutBalance(lines).map(({ kind, serviceId, description, amountCents: cents, taxCents }) => ({
      kind,
      serviceId,
      description,
      amountCents: pricesIncludeTax ? cents : cents - taxCents,
    })),
    pricesIncludeTax,
    deductsDeposit: invoice.transferId === null && invoice.shareOf === null,
    actorId: actor?.profileId ?? null,
    replaces: invoice.invoiceNumber,
    inheritsSharesOf: invoice.id,
    isCovered,
    ...(place && { place }),
  })
  const details = { amountCents: issued.amountCents, by: issued.invoiceNumber }
  // What a brokerage was to pay of it is in the new bill, so it can't be replaced alone.
  for (const invoiceId of [invoice.id, ...covered]) {
    await recordInvoiceEvent(tx, {
      invoiceId,
      kind: 'REPLACED',
      actorId: actor?.profileId ?? null,
      details,
    })
  }
  await recordAudit(tx, actor, 'invoice.replaced', invoice.id, details)
  const opensPhotos = photosOf(invoice) !== null && !isGalleryOver(invoice, todayIn(timeZone))
  // What a statement collects is on the next one.
  if (issued.amountCents > 0 && !(isDisputeLost && invoice.isCollected))
    await notifyOfReplacement(tx, { replaced: invoice, issued, opensPhotos, isDisputeLost })
  await emailShares(tx, { shares: issued.shares, currency, agentName: client.fullName, booking })
  await pushPaymentChange(tx, invoice)
  return issued
}

/** Returns an invoice's place in a shared bill; null without one, and once all of its shares were voided. */
async function readPlace(
  tx: Transaction,
  { id, clientId, shareOfId, billCents, sharedCents, payerName, payerEmail, ...terms }: LockedInvoice,
) {
  const isShared =
    shareOfId !== null || (await tx.invoice.count({ where: { shareOfId: id, status: { not: 'VOID' } } })) > 0
  const { brokerageId, isCollected, isOnTerms, isOverLimit } = terms
  return isShared
    ? {
        clientId,
        shareOfId,
        billCents,
        sharedCents,
        payerName,
        payerEmail,
        brokerageId,
        isCollected,
        isOnTerms,
        isOverLimit,
      }
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
