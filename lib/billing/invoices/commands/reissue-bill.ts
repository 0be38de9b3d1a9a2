import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { unshared } from '@/lib/billing/invoices/operations/create-invoice'
import { emailShares } from '@/lib/billing/invoices/operations/email-shares'
import { type IssuedInvoice, issueBill } from '@/lib/billing/invoices/operations/issue-bill'
import type { LockedInvoice } from '@/lib/billing/invoices/operations/lock-invoice'
import { readSoldLines } from '@/lib/billing/invoices/operations/read-sold-lines'
import { dueNotBefore } from '@/lib/billing/invoices/rules/charging'
import type { Share } from '@/lib/billing/invoices/rules/split-bill'
import { recordAudit } from '@/lib/platform/data/audit'
import type { Transaction } from '@/lib/platform/data/db'
import { type CalendarDate, dateFromDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { notifyOfReplacement } from './notify-of-replacement'
import { pushPaymentChange } from './push-payment-change'
import { recordInvoiceEvent } from './record-invoice-event'

/** Why a bill is issued anew: its main invoice, those that are replaced, and who pays from now on. */
export type Reissue = {
  main: LockedInvoice
  /** The main invoice first. Those that were unpaid are void. */
  replaced: readonly LockedInvoice[]
  shares: readonly Share[]
  reason: string
}

/**
 * Issues a bill anew with the same lines and taxes, for other payers, and notifies them. Everything is deducted, taxed and
 * numbered as for any invoice; only who pays changes. What a brokerage pays stays as it is.
 */
export async function reissueBill(tx: Transaction, actor: Actor, reissue: Reissue): Promise<IssuedInvoice> {
  const { main, replaced, shares, reason } = reissue
  const terms = await tx.invoice.findUniqueOrThrow({
    where: { id: main.id },
    select: { taxState: true, taxZip: true, taxExemptionId: true },
  })
  const lines = await readSoldLines(
    tx,
    replaced.map(({ id }) => id),
  )
  const issued = await issueBill(tx, {
    ...terms,
    bookingId: main.booking.id,
    clientId: main.clientId,
    deliveryId: main.deliveryId,
    transferId: null,
    ...unshared,
    billCents: main.shares.some(({ brokerageId }) => brokerageId !== null) ? main.billCents : null,
    inheritsSharesOf: main.id,
    currency: main.currency,
    pricesIncludeTax: main.pricesIncludeTax,
    lines,
    shares,
    deductsDeposit: true,
    // The bill stays as it was; credit that was granted since is for the next one.
    prepaidLimit: { depositCents: main.creditCents - main.depositCents, creditCents: -main.creditCents },
    dueOn: await chooseDueDate(tx, replaced),
    actorId: actor.profileId,
    replaces: main.invoiceNumber,
  })
  const details = { amountCents: issued.amountCents, by: issued.invoiceNumber }
  for (const { id: invoiceId } of replaced) {
    await recordInvoiceEvent(tx, { invoiceId, kind: 'REPLACED', actorId: actor.profileId, details })
  }
  await recordAudit(tx, actor, 'invoice.replaced', main.id, { ...details, reason })
  if (actor.profileId !== main.clientId && issued.amountCents > 0)
    await notifyOfReplacement(tx, { replaced: main, issued, opensPhotos: true })
  const { booking, currency, client } = main
  await emailShares(tx, { shares: issued.shares, currency, agentName: client.fullName, booking })
  await pushPaymentChange(tx, main)
  return issued
}

/** Returns when the replaced invoices were due, but no day in the past: other payers don't get more time. */
async function chooseDueDate(tx: Transaction, replaced: readonly LockedInvoice[]): Promise<CalendarDate> {
  const { timeZone } = await tx.studioSettings.findUniqueOrThrow({
    where: { id: 1 },
    select: { timeZone: true },
  })
  return replaced.map(({ dueOn }) => dateFromDatabase(dueOn)).reduce(dueNotBefore, todayIn(timeZone))
}
