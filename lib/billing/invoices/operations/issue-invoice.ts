import 'server-only'
import { balanceLineItems, isInvoiceableAmount, photographyLine } from '@/lib/billing/invoices/rules/amounts'
import type { Share } from '@/lib/billing/invoices/rules/split-bill'
import { amountRangeText } from '@/lib/billing/invoices/words/invoice'
import type { LineItem } from '@/lib/booking/bookings/rules/order-lines'
import { readTaxTerms } from '@/lib/catalog/taxes/operations/read-tax-terms'
import { toTaxPlace } from '@/lib/catalog/taxes/rules/place'
import { taxLines } from '@/lib/catalog/taxes/rules/tax-lines'
import { isTaxable } from '@/lib/catalog/taxes/rules/taxable'
import { billBrokerage } from '@/lib/people/brokerages/operations/bill-brokerage'
import { coveredCents } from '@/lib/people/brokerages/rules/coverage'
import type { Transaction } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { AppError } from '@/lib/platform/errors'
import { formatCents, maximumCents } from '@/lib/platform/money/money'
import type { CalendarDate } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import type { Invoice } from '@/prisma/generated/client'
import { unshared } from './create-invoice'
import { type IssuedInvoice, issueBill } from './issue-bill'

/**
 * Issues an invoice in the caller's transaction, with the year's next number and the taxes of the property's place. Locks the
 * year's counter until the caller commits, so that no number is used twice and a rollback leaves no gap. Amount 0 is
 * complimentary, or paid in advance or by others: the invoice is completed from the start. It bills the booking's client, or
 * that of a transfer.
 * @param invoice amountCents as it was agreed, which includes tax or not; lines with another total get a balancing line
 * @throws AppError `invalid` for an amount that with its tax is below 0 or above the currency's maximum, or shares of more than
 * it
 */
export async function issueInvoice(
  tx: Transaction,
  invoice: {
    bookingId: string
    deliveryId: string | null
    /** The transfer that it sells, for an invoice to that transfer's client. */
    transferId?: string | null
    /** The photos that it sells besides those of the delivery's own invoice. */
    purchaseId?: string | null
    amountCents: number
    lines: LineItem[]
    /** Whether the amounts include tax; by default as the prices did when the client booked. */
    pricesIncludeTax?: boolean
    /** The profile of who issued it; null for the portal itself. */
    actorId?: string | null
    /** Whether what the client paid in advance is deducted, and then account credit. */
    deductsDeposit?: boolean
    /** The day on which its client's card is charged; it isn't due before. */
    chargedOn?: CalendarDate
    /**
     * What others pay of it, each with an invoice of their own. The sale is taxed once, as one to the booking's client, who
     * pays the rest less the deposit.
     */
    shares?: readonly Share[]
    /** Whether the client's brokerage pays the part of it that the client was shown when booking. */
    isCovered?: boolean
    /** The number of the invoice that this one replaces. */
    replaces?: string
    /** The replaced invoice, whose shares stay with its bill. */
    inheritsSharesOf?: string
    /** The replaced invoice's place in a shared bill. */
    place?: Pick<Invoice, 'clientId' | keyof typeof unshared>
  },
): Promise<IssuedInvoice> {
  const { bookingId, deliveryId, shares = [] } = invoice
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
  const { timeZone } = await tx.studioSettings.findUniqueOrThrow({
    where: { id: 1 },
    select: { timeZone: true },
  })
  const pricesIncludeTax = invoice.pricesIncludeTax ?? booking.pricesIncludeTax
  const place = toTaxPlace(booking)
  const sale = { clientId, place, on: todayIn(timeZone) }
  const { components, things, exemptionId } = await readTaxTerms(tx, sale)
  const given = invoice.lines.length > 0 ? invoice.lines : [photographyLine(invoice.amountCents)]
  const items = given.map((line) => ({ ...line, taxable: isTaxable(line, things) }))
  const lines = taxLines(balanceLineItems(items, invoice.amountCents), {
    isIncluded: pricesIncludeTax,
    components,
  })
  const soldCents = lines.reduce((sum, line) => sum + line.amountCents, 0)
  if (!isInvoiceableAmount(invoice.amountCents) || !isInvoiceableAmount(soldCents)) {
    throw new AppError(
      'invalid',
      amountRangeText(formatCents(0, currency), formatCents(maximumCents, currency)),
    )
  }
  // Credit is deducted later, but clients are locked before their brokerages, as when booking.
  if (invoice.deductsDeposit) await lockRow(tx, 'profiles', clientId, 'NO KEY UPDATE')
  const covered = invoice.isCovered ? await shareWithBrokerage(tx, { bookingId, lines, currency }) : []
  return issueBill(tx, {
    bookingId,
    clientId,
    deliveryId,
    transferId,
    purchaseId: invoice.purchaseId ?? null,
    ...unshared,
    ...invoice.place,
    currency,
    pricesIncludeTax,
    taxState: place.state,
    taxZip: place.zip,
    // Only where something would be taxed.
    taxExemptionId: lines.some(({ taxable }) => taxable) && soldCents > 0 ? exemptionId : null,
    lines,
    shares: [...shares, ...covered],
    deductsDeposit: invoice.deductsDeposit ?? false,
    chargedOn: invoice.chargedOn,
    actorId: invoice.actorId ?? null,
    replaces: invoice.replaces,
    inheritsSharesOf: invoice.inheritsSharesOf,
  })
}

async function readRecipient(tx: Transaction, transferId: string): Promise<string> {
  const { clientId } = await tx.deliveryTransfer.findUniqueOrThrow({
    where: { id: transferId },
    select: { clientId: true },
  })
  if (!clientId) throw new Error('nobody has an account to bill for the transfer yet')
  return clientId
}

type Bill = {
  bookingId: string
  /** Tax included. */
  lines: readonly { serviceId?: string | null; amountCents: number }[]
  currency: string
}

/**
 * Returns what a brokerage pays of a booking's bill as a share of it; none if that's nothing. What it pays on the booking's other
 * invoices counts toward the cap. Locks the brokerage; the caller has locked the booking's invoices.
 * @throws AppError as billBrokerage
 */
async function shareWithBrokerage(tx: Transaction, { bookingId, lines, currency }: Bill): Promise<Share[]> {
  const coverage = await tx.bookingCoverage.findUnique({
    where: { bookingId },
    select: { brokerageId: true, basisPoints: true, capCents: true, serviceIds: true },
  })
  if (!coverage) return []
  const { brokerageId } = coverage
  const billed = await tx.invoice.aggregate({
    where: { bookingId, brokerageId, status: { notIn: ['VOID', 'REFUNDED'] } },
    _sum: { amountCents: true },
  })
  const cents = coveredCents(coverage, lines, billed._sum.amountCents ?? 0)
  if (cents === 0) return []
  const payer = await billBrokerage(tx, brokerageId, { cents, currency })
  return [{ cents, payer: { kind: 'brokerage', ...payer }, serviceIds: coverage.serviceIds }]
}
