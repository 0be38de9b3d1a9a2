import type { RefundState } from '@/prisma/generated/enums'
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
 * Splits what was refunded of an invoice over its lines, in cents: how much of each line, and how much of that is tax. The
 * lines add up to the refund, and a full refund is each line and its tax.
 * @param refundedCents of the invoice's lines altogether, tax included
 */
export function splitRefund(lines: readonly Line[], refundedCents: number): Line[] {
  const total = lines.reduce((sum, { amountCents }) => sum + amountCents, 0)
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
 * Splits the tax of a refund over the components of each line's tax, in cents: what `splitRefund` gets for the lines, in finer
 * parts.
 * @param total of the lines, tax included
 */
export function splitRefundedTaxes(
  lines: readonly { taxes: readonly { taxCents: number }[] }[],
  total: number,
  refundedCents: number,
): number[][] {
  const all = lines.flatMap(({ taxes }) => taxes.map(({ taxCents }) => taxCents))
  const shares = share(all, total, refundedCents)
  return lines.map(({ taxes }) => shares.splice(0, taxes.length))
}

type Taxed = { amountCents: number; taxCents: number }

/**
 * Returns the tax in a refund, in cents. Refunds of one invoice get what they add to the tax of all of them, so that together
 * they contain exactly the tax of a full refund.
 * @param before what was refunded earlier
 */
export function refundedTax({ amountCents, taxCents }: Taxed, before: number, refundCents: number): number {
  return portion(taxCents, amountCents, before + refundCents) - portion(taxCents, amountCents, before)
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
