import 'server-only'
import { recordInvoiceEvent } from '@/lib/invoices/commands/record-invoice-event'
import {
  balanceLineItems,
  includedTax,
  isInvoiceableAmount,
  type LineItem,
} from '@/lib/invoices/rules/amounts'
import { invoiceNumber } from '@/lib/invoices/rules/invoice-number'
import { amountRangeText } from '@/lib/invoices/words/invoice'
import { grantLicense } from '@/lib/licenses/operations/grant-license'
import { addDays, dateToDatabase } from '@/lib/platform/calendar-date'
import { now, todayIn } from '@/lib/platform/clock'
import type { Transaction } from '@/lib/platform/db'
import { AppError } from '@/lib/platform/errors'
import { formatCents, maximumCents } from '@/lib/platform/money'

export type IssuedInvoice = { invoiceId: string; invoiceNumber: string; dueOn: string }

/**
 * Issues an invoice in the caller's transaction, with the year's next number. Locks the year's counter until the caller
 * commits, so that no number is used twice and a rollback leaves no gap. Amount 0 is complimentary: the invoice is
 * completed from the start.
 * @param invoice amountCents includes tax; lines with another total get a balancing line
 * @throws AppError `invalid` for an amount below 0 or above the currency's maximum
 */
export async function issueInvoice(
  tx: Transaction,
  invoice: {
    bookingId: string
    deliveryId: string | null
    amountCents: number
    lines: LineItem[]
    /** The profile of who issued it; null for the portal itself. */
    actorId?: string | null
    /** The number of the invoice that this one replaces. */
    replaces?: string
  },
): Promise<IssuedInvoice> {
  const { bookingId, deliveryId, amountCents } = invoice
  const { currency } = await tx.booking.findUniqueOrThrow({
    where: { id: bookingId },
    select: { currency: true },
  })
  if (!isInvoiceableAmount(amountCents)) {
    throw new AppError(
      'invalid',
      amountRangeText(formatCents(0, currency), formatCents(maximumCents, currency)),
    )
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
      // Read while the counter is locked, so that later numbers have later times.
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
  if (isComplimentary) await grantLicense(tx, id)
  return { invoiceId: id, invoiceNumber: number, dueOn }
}

/** Increments the year's counter, or starts it, and locks its row. */
async function takeNextNumber(tx: Transaction, prefix: string, year: number): Promise<string> {
  const rows = await tx.$queryRaw<{ last: number }[]>`
    INSERT INTO invoice_counters (year, last) VALUES (${year}::int, 1)
    ON CONFLICT (year) DO UPDATE SET last = invoice_counters.last + 1
    RETURNING last`
  const last = rows[0]?.last
  if (last === undefined) throw new Error('the invoice counter returned no number')
  return invoiceNumber(prefix, year, last)
}
