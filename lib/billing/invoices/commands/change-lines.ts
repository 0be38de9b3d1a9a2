import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { emailShares } from '@/lib/billing/invoices/operations/email-shares'
import type { IssuedInvoice } from '@/lib/billing/invoices/operations/issue-bill'
import { issueInvoice } from '@/lib/billing/invoices/operations/issue-invoice'
import { type LockedInvoice, lockInvoice } from '@/lib/billing/invoices/operations/lock-invoice'
import { readSoldLines } from '@/lib/billing/invoices/operations/read-sold-lines'
import { withoutBalance } from '@/lib/billing/invoices/rules/amounts'
import { isSplit } from '@/lib/billing/invoices/rules/coverage'
import { isPayable, isPayableAlone } from '@/lib/billing/invoices/rules/status'
import type { LineItem } from '@/lib/booking/bookings/rules/order-lines'
import { recordAudit } from '@/lib/platform/data/audit'
import type { Transaction } from '@/lib/platform/data/db'
import { pushPaymentChange } from './push-payment-change'
import { recordInvoiceEvent } from './record-invoice-event'
import { voidForNewPayers } from './void-for-new-payers'

type SoldLine = LineItem & { description: string }
type Changed = {
  main: LockedInvoice
  /** Those to add. */
  lines: readonly LineItem[]
  /** Which of the others stay; all by default. */
  keeps?: (line: SoldLine) => boolean
  reason: string
}

/**
 * Adds lines to a delivery's unpaid bill, or removes some: voids it and issues it anew, so that taxes, deposits and what a
 * brokerage pays are those of the whole. The caller has locked the booking and its invoices, and closes the payments of the
 * voided ones after the commit.
 * @returns null if the bill can't change: it's paid, charged automatically, split with others, or on a statement
 */
export async function changeLines(
  tx: Transaction,
  actor: Actor,
  { main, lines, keeps = () => true, reason }: Changed,
): Promise<{ issued: IssuedInvoice; voidedIds: string[] } | null> {
  const replaced = await lockUnpaid(tx, main)
  if (!replaced) return null
  const { pricesIncludeTax, booking, currency, client } = main
  const ids = replaced.map(({ id }) => id)
  const sold = (await readSoldLines(tx, ids))
    .map(({ kind, serviceId, description, amountCents, taxCents }) => ({
      kind,
      serviceId,
      description,
      amountCents: pricesIncludeTax ? amountCents : amountCents - taxCents,
    }))
    .filter(keeps)
  await voidForNewPayers(tx, actor, replaced, reason)
  const issued = await issueInvoice(tx, {
    bookingId: booking.id,
    deliveryId: main.deliveryId,
    amountCents: [...sold, ...lines].reduce((sum, { amountCents }) => sum + amountCents, 0),
    lines: [...withoutBalance(sold), ...lines],
    pricesIncludeTax,
    deductsDeposit: true,
    actorId: actor.profileId,
    replaces: main.invoiceNumber,
    isCovered: replaced.length > 1,
  })
  const details = { amountCents: issued.amountCents, by: issued.invoiceNumber }
  for (const invoiceId of ids) {
    await recordInvoiceEvent(tx, { invoiceId, kind: 'REPLACED', actorId: actor.profileId, details })
  }
  await recordAudit(tx, actor, 'invoice.replaced', main.id, { ...details, reason })
  await emailShares(tx, { shares: issued.shares, currency, agentName: client.fullName, booking })
  await pushPaymentChange(tx, main)
  return { issued, voidedIds: ids }
}

/** Locks a bill's invoices, the main one first; null if one of them can't change anymore. */
async function lockUnpaid(tx: Transaction, main: LockedInvoice): Promise<LockedInvoice[] | null> {
  const charge = await tx.scheduledCharge.findUnique({
    where: { invoiceId: main.id },
    select: { nextAt: true },
  })
  if (!main.deliveryId || !isPayableAlone(main) || isSplit(main) || charge?.nextAt) return null
  const rows = await tx.invoice.findMany({
    where: { shareOfId: main.id, status: { not: 'VOID' } },
    select: { id: true },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  const bill = [main]
  for (const { id } of rows) {
    const share = await lockInvoice(tx, id)
    if (share) bill.push(share)
  }
  return bill.every(({ status, statement }) => isPayable(status) && !statement) ? bill : null
}
