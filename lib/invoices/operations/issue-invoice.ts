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
import { deductedLine } from '@/lib/invoices/words/deposit'
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
import { lockDeposits } from './deposits'

export type IssuedInvoice = {
  invoiceId: string
  invoiceNumber: string
  dueOn: string
  /** Tax included. */
  amountCents: number
  taxCents: number
  /** What of the amount is a deposit; below 0 if one was deducted. */
  depositCents: number
}

/**
 * Issues an invoice in the caller's transaction, with the year's next number and the taxes of the property's place. Locks the
 * year's counter until the caller commits, so that no number is used twice and a rollback leaves no gap. Amount 0 is
 * complimentary, or paid in advance: the invoice is completed from the start. It bills the booking's client, or that of a transfer.
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
    /** Whether what the client paid in advance is deducted. */
    deductsDeposit?: boolean
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
  const soldCents = lines.reduce((sum, line) => sum + line.amountCents, 0)
  const taxCents = lines.reduce((sum, line) => sum + line.taxCents, 0)
  if (!isInvoiceableAmount(invoice.amountCents) || !isInvoiceableAmount(soldCents)) {
    throw new AppError(
      'invalid',
      amountRangeText(formatCents(0, currency), formatCents(maximumCents, currency)),
    )
  }
  // The tax is that of the whole sale, so the deposit is deducted from the taxed total.
  const deducted = invoice.deductsDeposit ? await deductDeposit(tx, bookingId, soldCents) : []
  const allLines = [...lines, ...deducted]
  const amountCents = allLines.reduce((sum, line) => sum + line.amountCents, 0)
  const depositCents = allLines.reduce(
    (sum, line) => sum + (line.kind === 'DEPOSIT' ? line.amountCents : 0),
    0,
  )
  const number = await takeNextNumber(tx, studio.invoicePrefix, Number(today.slice(0, 4)))
  const isPaid = amountCents === 0
  const paidMethod = depositCents < 0 ? 'DEPOSIT' : 'NO_CHARGE'
  const dueByTerms = addDays(today, studio.invoiceDueDays)
  const dueOn = isPaid || depositCents > 0 ? today : dueNotBefore(dueByTerms, invoice.chargedOn ?? today)
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
      depositCents,
      pricesIncludeTax,
      taxState: place.state,
      taxZip: place.zip,
      // Only where something would be taxed.
      taxExemptionId: lines.some(({ taxable }) => taxable) && soldCents > 0 ? exemptionId : null,
      currency,
      dueOn: dateToDatabase(dueOn),
      // Read while the counter is locked, so that later numbers have later times.
      createdAt: issuedAt,
      ...(isPaid && { status: 'COMPLETED', paidAt: issuedAt, paidMethod }),
      lines: {
        create: allLines.map(({ taxes, ...line }, position) => ({
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
      ...(isPaid && { method: paidMethod }),
    },
  })
  if (isPaid) await grantLicense(tx, id)
  return { invoiceId: id, invoiceNumber: number, dueOn, amountCents, taxCents, depositCents }
}

/** Returns the line that deducts what the client paid in advance; none without. @param soldCents the most to deduct */
async function deductDeposit(tx: Transaction, bookingId: string, soldCents: number) {
  const { deposits, availableCents } = await lockDeposits(tx, bookingId)
  const cents = Math.min(availableCents, soldCents)
  if (cents === 0) return []
  return [
    {
      kind: 'DEPOSIT' as const,
      description: deductedLine(deposits.map(({ invoiceNumber }) => invoiceNumber)),
      amountCents: -cents,
      taxable: false,
      taxRateThousandths: 0,
      taxCents: 0,
      taxes: [],
    },
  ]
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
