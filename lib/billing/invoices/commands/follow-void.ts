import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { unshared } from '@/lib/billing/invoices/operations/create-invoice'
import { issueInvoice } from '@/lib/billing/invoices/operations/issue-invoice'
import type { LockedInvoice } from '@/lib/billing/invoices/operations/lock-invoice'
import { readSoldLines } from '@/lib/billing/invoices/operations/read-sold-lines'
import { canVoid } from '@/lib/billing/invoices/policy'
import { withoutBalance } from '@/lib/billing/invoices/rules/amounts'
import { cannotFollowText } from '@/lib/billing/invoices/words/shares'
import { recordAudit } from '@/lib/platform/data/audit'
import type { Transaction } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { notifyOfReplacement } from './notify-of-replacement'
import { recordInvoiceEvent } from './record-invoice-event'

/**
 * Bills an unpaid share to the client of its bill, who is notified. The caller voids the share.
 * @throws AppError `conflict` unless it's an unpaid share that someone without an account pays
 */
export async function billVoidedPart(
  tx: Transaction,
  actor: Actor,
  share: LockedInvoice,
  reason: string,
): Promise<void> {
  const { shareOf, payerName, brokerageId, billCents, sharedCents, pricesIncludeTax } = share
  if (!shareOf || payerName === null || brokerageId !== null || !canVoid(actor, share))
    throw new AppError('conflict', cannotFollowText)
  const lines = await readSoldLines(tx, [share.id])
  const priced = lines.map(({ kind, serviceId, description, amountCents, taxCents }) => ({
    kind,
    serviceId,
    description,
    amountCents: pricesIncludeTax ? amountCents : amountCents - taxCents,
  }))
  const issued = await issueInvoice(tx, {
    bookingId: share.booking.id,
    deliveryId: null,
    amountCents: priced.reduce((sum, { amountCents }) => sum + amountCents, 0),
    lines: withoutBalance(priced),
    pricesIncludeTax,
    actorId: actor.profileId,
    replaces: share.invoiceNumber,
    place: { ...unshared, clientId: shareOf.clientId, shareOfId: shareOf.id, billCents, sharedCents },
  })
  await recordReplacement(tx, actor, share, { ...issued, reason })
  const client = { ...share, payerName: null, payerEmail: null }
  await notifyOfReplacement(tx, { replaced: client, issued, opensPhotos: true })
}

/**
 * Issues a main invoice of nothing for a voided one, so that what others paid unlocks the photos.
 * @returns whether they are unlocked now
 * @throws AppError `conflict` if nobody else paid
 */
export async function waiveVoidedPart(tx: Transaction, actor: Actor, main: LockedInvoice): Promise<boolean> {
  const paid = await tx.invoice.count({
    where: { shareOfId: main.id, status: 'COMPLETED', amountCents: { gt: 0 } },
  })
  if (paid === 0 || main.deliveryId === null) throw new AppError('conflict', cannotFollowText)
  return waiveDelivery(tx, actor, main)
}

/**
 * Issues an invoice at no charge for the photos of a voided one.
 * @returns whether they are unlocked now
 */
export async function waiveDelivery(tx: Transaction, actor: Actor, main: LockedInvoice): Promise<boolean> {
  const { clientId, billCents, sharedCents } = main
  const issued = await issueInvoice(tx, {
    bookingId: main.booking.id,
    deliveryId: main.deliveryId,
    amountCents: 0,
    lines: [],
    pricesIncludeTax: main.pricesIncludeTax,
    actorId: actor.profileId,
    replaces: main.invoiceNumber,
    inheritsSharesOf: main.id,
    place: { ...unshared, clientId, billCents, sharedCents },
  })
  await recordReplacement(tx, actor, main, issued)
  return issued.isFullyPaid
}

async function recordReplacement(
  tx: Transaction,
  actor: Actor,
  replaced: LockedInvoice,
  issued: { amountCents: number; invoiceNumber: string; reason?: string },
): Promise<void> {
  const details = { amountCents: issued.amountCents, by: issued.invoiceNumber }
  const event = { invoiceId: replaced.id, actorId: actor.profileId }
  await recordInvoiceEvent(tx, { ...event, kind: 'REPLACED', details })
  await recordAudit(tx, actor, 'invoice.replaced', replaced.id, { ...details, reason: issued.reason ?? null })
}
