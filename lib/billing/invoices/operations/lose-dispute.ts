import 'server-only'
import { isNewestOfKind } from '@/lib/billing/invoices/rules/coverage'
import { saleCents } from '@/lib/billing/invoices/rules/refunded-tax'
import type { Transaction } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { type LockedInvoice, lockInvoice } from './lock-invoice'
import { reissueInvoice } from './reissue-invoice'

type Lost = { disputeId: string; paymentId: string; amountCents: number }

/**
 * Records what the client's bank took back of an invoice's payment with a lost dispute. Once that is all of it, the photos lock, and
 * an invoice that replaces this one asks for it again. Locks the booking; the caller has locked the invoices of the bill.
 * @returns the new invoice's number; null if a part of the payment is left, or nothing replaces it, as a deposit
 */
export async function loseDispute(
  tx: Transaction,
  invoice: LockedInvoice,
  { disputeId, paymentId, amountCents }: Lost,
): Promise<string | null> {
  const { id, booking } = invoice
  const lostCents = Math.min(amountCents, invoice.amountCents - invoice.refundedCents)
  const isKnown = (await tx.refund.count({ where: { disputeId, invoiceId: id } })) > 0
  if (isKnown || lostCents <= 0) return null
  await lockRow(tx, 'bookings', booking.id)
  await tx.refund.create({
    data: {
      invoiceId: id,
      stripePaymentId: paymentId,
      amountCents: lostCents,
      state: 'SUCCEEDED',
      disputeId,
    },
    select: { id: true },
  })
  const refundedCents = invoice.refundedCents + lostCents
  const isAll = refundedCents >= invoice.amountCents
  await tx.invoice.update({
    where: { id },
    data: { refundedCents, ...(isAll && { status: 'REFUNDED' }) },
    select: { id: true },
  })
  const taken = isAll ? await lockInvoice(tx, id) : null
  if (!taken || !isNewestOfKind(taken) || taken.depositCents > 0) return null
  const { invoiceNumber } = await reissueInvoice(tx, {
    invoice: taken,
    amountCents: saleCents(taken) - (taken.pricesIncludeTax ? 0 : taken.taxCents),
    actor: null,
    isDisputeLost: true,
  })
  return invoiceNumber
}
