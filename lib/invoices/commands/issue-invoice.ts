import 'server-only'
import {
  balanceLineItems,
  includedTax,
  invoiceNumber,
  isInvoiceableAmount,
  type LineItem,
} from '@/lib/invoices/rules'
import { addDays, dateToDatabase } from '@/lib/platform/calendar-date'
import { now, todayIn } from '@/lib/platform/clock'
import type { Transaction } from '@/lib/platform/db'
import { AppError } from '@/lib/platform/errors'
import { formatCents, maximumCents } from '@/lib/platform/money'
import { recordInvoiceEvent } from './record-invoice-event'

export type IssuedInvoice = { invoiceId: string; invoiceNumber: string; dueOn: string }

/**
 * Issues an invoice in the caller's transaction. Its number is the year's next: two transactions never get the same,
 * and one that rolls back leaves no gap, because the year's counter stays locked until the caller has committed.
 * Amount 0 is complimentary: issued as completed, with nothing left to pay.
 * @param invoice amountCents is what the client pays, tax included; lines that add up to another sum are balanced
 * @throws AppError `invalid` for a sum below 0 or above the currency's maximum
 */
export async function issueInvoice(
  tx: Transaction,
  invoice: {
    bookingId: string
    deliveryId: string | null
    amountCents: number
    lines: LineItem[]
    /** Who issued it; null when the portal did by itself. */
    actorId?: string | null
    /** The number of the one it is issued instead of. */
    replaces?: string
  },
): Promise<IssuedInvoice> {
  const { bookingId, deliveryId, amountCents } = invoice
  const { currency } = await tx.booking.findUniqueOrThrow({
    where: { id: bookingId },
    select: { currency: true },
  })
  if (!isInvoiceableAmount(amountCents)) {
    const [minimum, maximum] = [0, maximumCents].map((cents) => formatCents(cents, currency))
    throw new AppError('invalid', `The amount must be between ${minimum} and ${maximum}`)
  }
  const studio = await tx.studioSettings.findUniqueOrThrow({
    where: { id: 1 },
    select: { timeZone: true, invoicePrefix: true, invoiceDueDays: true, taxRateBasisPoints: true },
  })
  const today = todayIn(studio.timeZone)
  const number = await takeNextNumber(tx, studio.invoicePrefix, Number(today.slice(0, 4)))
  const isComplimentary = amountCents === 0
  const dueOn = isComplimentary ? today : addDays(today, studio.invoiceDueDays)
  const issuedAt = now()
  const { id } = await tx.invoice.create({
    data: {
      invoiceNumber: number,
      bookingId,
      deliveryId,
      amountCents,
      taxCents: includedTax(amountCents, studio.taxRateBasisPoints),
      taxRateBasisPoints: studio.taxRateBasisPoints,
      currency,
      dueOn: dateToDatabase(dueOn),
      // Taken while the counter is locked, so that a later number is never an earlier invoice.
      createdAt: issuedAt,
      ...(isComplimentary && { status: 'COMPLETED', paidAt: issuedAt, paidMethod: 'NO_CHARGE' }),
      lines: {
        create: balanceLineItems(invoice.lines, amountCents).map((line, position) => ({ ...line, position })),
      },
    },
    select: { id: true },
  })
  await recordInvoiceEvent(tx, {
    invoiceId: id,
    kind: 'ISSUED',
    actorId: invoice.actorId ?? null,
    details: {
      ...(invoice.replaces && { replaces: invoice.replaces }),
      ...(isComplimentary && { method: 'NO_CHARGE' }),
    },
  })
  return { invoiceId: id, invoiceNumber: number, dueOn }
}

/** One statement: it makes or raises the year's row and keeps it locked. */
async function takeNextNumber(tx: Transaction, prefix: string, year: number): Promise<string> {
  const rows = await tx.$queryRaw<{ last: number }[]>`
    INSERT INTO invoice_counters (year, last) VALUES (${year}::int, 1)
    ON CONFLICT (year) DO UPDATE SET last = invoice_counters.last + 1
    RETURNING last`
  const last = rows[0]?.last
  if (last === undefined) throw new Error('the invoice counter gave no number')
  return invoiceNumber(prefix, year, last)
}
