import 'server-only'
import { randomUUID } from 'node:crypto'
import { isOfOwnPayment, ownPaymentFields } from '@/lib/billing/invoices/rules/own-payment'
import { refundedSale } from '@/lib/billing/invoices/rules/refunded-tax'
import { payTakenBack, type RefundedPart } from '@/lib/billing/pay/rules/refunded-pay'
import { refundReason } from '@/lib/billing/pay/words'
import { recordAudit } from '@/lib/platform/data/audit'
import type { Transaction } from '@/lib/platform/data/db'
import { lockRows } from '@/lib/platform/data/lock'
import { splitAddress } from '@/lib/platform/text/address'

type Refunded = { bookingId: string; refundId: string; address: string }

/**
 * Takes a refund's part back from photographers who have the booking on an approved statement, as an adjustment of their next one.
 * The owner can remove it there. Idempotent.
 */
export async function adjustForRefund(tx: Transaction, refunded: Refunded): Promise<void> {
  const { bookingId, refundId, address } = refunded
  const paid = await lockPaid(tx, bookingId)
  if (paid.length === 0) return
  const { saleCents, refunds } = await readSale(tx, bookingId)
  for (const { photographerId, statement, lines } of paid) {
    const known = await tx.payAdjustment.count({ where: { photographerId, refundId } })
    const paidCents = lines.reduce((sum, line) => sum + line.amountCents, 0)
    const cents = payTakenBack({ paidCents, saleCents }, refunds, refundId)
    if (known > 0 || cents === 0) continue
    const { currency } = statement
    const details = { amountCents: -cents, currency, reason: refundReason(splitAddress(address).street) }
    await tx.payAdjustment.create({
      data: { photographerId, refundId, idempotencyKey: randomUUID(), ...details },
      select: { id: true },
    })
    await recordAudit(tx, null, 'pay.adjusted', photographerId, details)
  }
}

/** Removes the adjustments of a refund that failed, except those on a statement already. Idempotent. */
export async function removeRefundAdjustments(tx: Transaction, refundId: string): Promise<void> {
  await tx.payAdjustment.deleteMany({ where: { refundId, line: { is: null } } })
}

/** Returns who was paid for a booking, with the lines that are a percentage. Locks them, so that their pay changes one step at a time. */
async function lockPaid(tx: Transaction, bookingId: string) {
  const where = { bookingId }
  const found = await tx.payStatementShoot.findMany({ where, select: { photographerId: true } })
  const ids = found.map(({ photographerId }) => photographerId)
  await lockRows(tx, 'profiles', ids, 'NO KEY UPDATE')
  return tx.payStatementShoot.findMany({
    where,
    select: {
      photographerId: true,
      statement: { select: { currency: true } },
      lines: { where: { basisPoints: { not: null } }, select: { amountCents: true } },
    },
    orderBy: { photographerId: 'asc' },
  })
}

/** Returns what photographers are paid for of a booking's invoices, and the refunds of it, earliest first. */
async function readSale(
  tx: Transaction,
  bookingId: string,
): Promise<{ saleCents: number; refunds: RefundedPart[] }> {
  const invoices = await tx.invoice.findMany({
    where: {
      bookingId,
      status: { not: 'VOID' },
      depositCents: { lte: 0 },
      purchaseId: null,
      transferId: null,
      revisionRound: { is: null },
      // The invoice that replaces it has the sale.
      events: { none: { kind: 'REPLACED' } },
    },
    select: {
      amountCents: true,
      depositCents: true,
      ...ownPaymentFields,
      refunds: {
        where: { state: { not: 'FAILED' } },
        select: { id: true, amountCents: true, stripePaymentId: true, createdAt: true },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      },
    },
  })
  const refunds = invoices.flatMap((invoice) => {
    let sumCents = 0
    let before = 0
    return invoice.refunds
      .filter((refund) => isOfOwnPayment(refund, invoice))
      .map(({ id, amountCents, createdAt }) => {
        sumCents += amountCents
        const after = refundedSale(invoice, sumCents)
        const cents = after - before
        before = after
        return { refundId: id, cents, createdAt }
      })
  })
  refunds.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
  const saleCents = invoices.reduce(
    (sum, { amountCents, depositCents }) => sum + amountCents - depositCents,
    0,
  )
  return { saleCents, refunds }
}
