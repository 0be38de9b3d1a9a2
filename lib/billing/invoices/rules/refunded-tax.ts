import { splitTaxes } from '@/lib/catalog/taxes/rules/split-tax'
import type { TaxComponent } from '@/lib/catalog/taxes/rules/tax-component'
import type { InvoiceStatus, RefundState } from '@/prisma/generated/enums'
import { isOfOwnPayment, type PaidInvoice } from './own-payment'

type Line = { amountCents: number; taxCents: number }

/** Returns what each line gets of a part of the sum, in cents. The lines in order get what they add to the running total. */
function share(parts: readonly number[], total: number, cents: number): number[] {
  let sum = 0
  return parts.map((part) => {
    const before = portion(sum, total, cents)
    sum += part
    return portion(sum, total, cents) - before
  })
}

function portion(part: number, total: number, cents: number): number {
  return total === 0 ? 0 : Math.round((part * cents) / total)
}

/**
 * Splits what was refunded of a sale over its lines, in cents: how much of each line, and how much of that is tax. The lines
 * add up to the refund, and a full refund is each line and its tax.
 * @param lines what was sold, so without the line of a deposit
 * @param refundedCents of the sale altogether, as `refundedSale` returns it
 */
export function splitRefund(lines: readonly Line[], refundedCents: number): Line[] {
  const total = totalOf(lines)
  const amounts = share(
    lines.map(({ amountCents }) => amountCents),
    total,
    refundedCents,
  )
  const taxes = share(
    lines.map(({ taxCents }) => taxCents),
    total,
    refundedCents,
  )
  return amounts.map((amountCents, index) => ({ amountCents, taxCents: taxes[index] ?? 0 }))
}

/**
 * Splits the tax of what was refunded of a sale over the taxes that each line's consists of, in cents: that of `splitRefund`, as on
 * any document. A full refund is the invoice's own taxes.
 */
export function splitRefundedTaxes(
  lines: readonly (Line & { taxes: readonly (TaxComponent & { taxCents: number })[] })[],
  refundedCents: number,
): number[][] {
  const isFull = refundedCents === totalOf(lines)
  const shares = splitRefund(lines, refundedCents)
  const refunded = isFull
    ? lines
    : splitTaxes(lines.map(({ taxes }, index) => ({ taxes, taxCents: shares[index]?.taxCents ?? 0 })))
  return refunded.map(({ taxes }) => taxes.map(({ taxCents }) => taxCents))
}

function totalOf(lines: readonly { amountCents: number }[]): number {
  return lines.reduce((sum, { amountCents }) => sum + amountCents, 0)
}

/** What an invoice charges: `amountCents` after a deposit and credit, which `depositCents` has, below 0. */
type Charged = { amountCents: number; depositCents: number }

/** Returns what an invoice sold, in cents with tax, before a deposit and credit. */
export function saleCents({ amountCents, depositCents }: Charged): number {
  return Math.max(0, amountCents - depositCents)
}

/**
 * Returns what of the sale is refunded, in cents, when this much of an invoice's payment is. The sale includes what a deposit and
 * credit paid: once the payment is refunded in full, that is the client's again, so the whole sale is. Where they paid all of it,
 * that is the only refund, of 0. A deposit's own invoice has no sale.
 */
export function refundedSale({ amountCents, depositCents }: Charged, refundedCents: number): number {
  const saleCents = Math.max(0, amountCents - depositCents)
  return refundedCents < amountCents ? Math.min(refundedCents, saleCents) : saleCents
}

type Taxed = Charged & { taxCents: number }

/**
 * Returns what was refunded of an invoice, in cents, as it is shown: of one that a deposit and credit paid in full, what they paid
 * of it.
 */
export function returnedCents(invoice: Charged & { status: InvoiceStatus; refundedCents: number }): number {
  const { status, amountCents, depositCents, refundedCents } = invoice
  return status === 'REFUNDED' && amountCents === 0 ? 0 - depositCents : refundedCents
}

/**
 * Returns the tax in a refund, in cents. Refunds of one invoice get what they add to the tax of all of them, so that together
 * they contain exactly the tax of a full refund.
 * @param before what was refunded earlier
 */
export function refundedTax(invoice: Taxed, before: number, refundCents: number): number {
  const saleCents = invoice.amountCents - invoice.depositCents
  const taxUntil = (cents: number) => portion(invoice.taxCents, saleCents, refundedSale(invoice, cents))
  return taxUntil(before + refundCents) - (before > 0 ? taxUntil(before) : 0)
}

type Refunded = Taxed &
  PaidInvoice & {
    /** Earliest first. */
    refunds: readonly {
      id: string
      stripePaymentId: string | null
      amountCents: number
      state: RefundState
    }[]
  }

/** Returns the tax in one of an invoice's refunds, in cents. A duplicate payment contained none. */
export function taxOfRefund(invoice: Refunded, refundId: string): number {
  const counted = invoice.refunds.filter(
    (refund) => (refund.state !== 'FAILED' || refund.id === refundId) && isOfOwnPayment(refund, invoice),
  )
  const index = counted.findIndex(({ id }) => id === refundId)
  const refund = counted[index]
  if (!refund) return 0
  const before = counted.slice(0, index).reduce((sum, { amountCents }) => sum + amountCents, 0)
  return refundedTax(invoice, before, refund.amountCents)
}
