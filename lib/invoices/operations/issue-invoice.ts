import 'server-only'
import { recordInvoiceEvent } from '@/lib/invoices/commands/record-invoice-event'
import {
  balanceLineItems,
  isInvoiceableAmount,
  type LineItem,
  photographyLine,
} from '@/lib/invoices/rules/amounts'
import { dueNotBefore } from '@/lib/invoices/rules/charging'
import { invoiceNumber } from '@/lib/invoices/rules/invoice-number'
import { amountRangeText } from '@/lib/invoices/words/invoice'
import { grantLicense } from '@/lib/licenses/operations/grant-license'
import { addDays, type CalendarDate, dateToDatabase } from '@/lib/platform/calendar-date'
import { now, todayIn } from '@/lib/platform/clock'
import type { Transaction } from '@/lib/platform/db'
import { AppError } from '@/lib/platform/errors'
import { formatCents, maximumCents } from '@/lib/platform/money'
import { readTaxTerms } from '@/lib/taxes/operations/read-tax-terms'
import { toTaxPlace } from '@/lib/taxes/rules/place'
import { taxLines } from '@/lib/taxes/rules/tax-lines'
import { isTaxable } from '@/lib/taxes/rules/taxable'

export type IssuedInvoice = {
  invoiceId: string
  invoiceNumber: string
  dueOn: string
  /** Tax included. */
  amountCents: number
  taxCents: number
}

/**
 * Issues an invoice in the caller's transaction, with the year's next number and the taxes of the property's place. Locks the
 * year's counter until the caller commits, so that no number is used twice and a rollback leaves no gap. Amount 0 is
 * complimentary: the invoice is completed from the start. It bills the booking's client, or that of a transfer.
 * @param invoice amountCents as it was agreed, which includes tax or not; lines with another total get a balancing line
 * @throws AppError `invalid` for an amount that with its tax is below 0 or above the currency's maximum
 */
export async function issueInvoice(
  tx: Transaction,
  invoice: {
    bookingId: string
    deliveryId: string | null
    /** The transfer that it sells, for an invoice to that transfer's client. */
    transferId?: string | null
    amountCents: number
    lines: LineItem[]
    /** Whether the amounts include tax; by default as the prices did when the client booked. */
    pricesIncludeTax?: boolean
    /** The profile of who issued it; null for the portal itself. */
    actorId?: string | null
    /** The day on which its client's card is charged; it isn't due before. */
    chargedOn?: CalendarDate
    /** The number of the invoice that this one replaces. */
    replaces?: string
  },
): Promise<IssuedInvoice> {
  const { bookingId, deliveryId } = invoice
  const { currency, ...booking } = await tx.booking.findUniqueOrThrow({
    where: { id: bookingId },
    select: {
      clientId: true,
      currency: true,
      pricesIncludeTax: true,
      propertyAddress: true,
      propertyState: true,
      propertyZip: true,
    },
  })
  const transferId = invoice.transferId ?? null
  const clientId = transferId ? await readRecipient(tx, transferId) : booking.clientId
  const studio = await tx.studioSettings.findUniqueOrThrow({
    where: { id: 1 },
    select: { timeZone: true, invoicePrefix: true, invoiceDueDays: true },
  })
  const today = todayIn(studio.timeZone)
  const pricesIncludeTax = invoice.pricesIncludeTax ?? booking.pricesIncludeTax
  const place = toTaxPlace(booking)
  const sale = { clientId, place, on: today }
  const { components, things, exemptionId } = await readTaxTerms(tx, sale)
  const given = invoice.lines.length > 0 ? invoice.lines : [photographyLine(invoice.amountCents)]
  const items = given.map((line) => ({ ...line, taxable: isTaxable(line, things) }))
  const lines = taxLines(balanceLineItems(items, invoice.amountCents), {
    isIncluded: pricesIncludeTax,
    components,
  })
  const amountCents = lines.reduce((sum, line) => sum + line.amountCents, 0)
  const taxCents = lines.reduce((sum, line) => sum + line.taxCents, 0)
  if (!isInvoiceableAmount(invoice.amountCents) || !isInvoiceableAmount(amountCents)) {
    throw new AppError(
      'invalid',
      amountRangeText(formatCents(0, currency), formatCents(maximumCents, currency)),
    )
  }
  const number = await takeNextNumber(tx, studio.invoicePrefix, Number(today.slice(0, 4)))
  const isComplimentary = amountCents === 0
  const dueByTerms = addDays(today, studio.invoiceDueDays)
  const dueOn = isComplimentary ? today : dueNotBefore(dueByTerms, invoice.chargedOn ?? today)
  const issuedAt = now()
  const { id } = await tx.invoice.create({
    data: {
      invoiceNumber: number,
      bookingId,
      clientId,
      deliveryId,
      transferId,
      amountCents,
      taxCents,
      pricesIncludeTax,
      taxState: place.state,
      taxZip: place.zip,
      // Only where something would be taxed.
      taxExemptionId: lines.some(({ taxable }) => taxable) && amountCents > 0 ? exemptionId : null,
      currency,
      dueOn: dateToDatabase(dueOn),
      // Read while the counter is locked, so that later numbers have later times.
      createdAt: issuedAt,
      ...(isComplimentary && { status: 'COMPLETED', paidAt: issuedAt, paidMethod: 'NO_CHARGE' }),
      lines: {
        create: lines.map(({ taxes, ...line }, position) => ({
          ...line,
          position,
          taxes: { create: taxes.map((tax, order) => ({ ...tax, position: order })) },
        })),
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
  return { invoiceId: id, invoiceNumber: number, dueOn, amountCents, taxCents }
}

async function readRecipient(tx: Transaction, transferId: string): Promise<string> {
  const { clientId } = await tx.deliveryTransfer.findUniqueOrThrow({
    where: { id: transferId },
    select: { clientId: true },
  })
  if (!clientId) throw new Error('nobody has an account to bill for the transfer yet')
  return clientId
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
