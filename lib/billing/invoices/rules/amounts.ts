import type { LineItem } from '@/lib/booking/bookings/rules/order-lines'
import { maximumCents } from '@/lib/platform/money/money'
import type { InvoiceLineKind } from '@/prisma/generated/enums'

/** Whether a sum can be invoiced: whole cents, 0 for a complimentary invoice, at most the portal's largest. */
export function isInvoiceableAmount(amountCents: number): boolean {
  return Number.isInteger(amountCents) && amountCents >= 0 && amountCents <= maximumCents
}

/** The only line of an invoice for a booking without services. */
export function photographyLine(amountCents: number): LineItem {
  return { kind: 'OTHER', description: 'Photography', amountCents }
}

type TaxableLine = LineItem & { taxable: boolean }

const addition = 'Agreed addition'
const discount = 'Agreed discount'
const ofUntaxed = ' (items without tax)'

/**
 * Adds a line to make up the difference if the lines' total isn't the amount; two if only some lines are taxable, because a
 * discount lowers the tax in proportion.
 */
export function balanceLineItems(lines: readonly TaxableLine[], amountCents: number): TaxableLine[] {
  const difference = amountCents - sumOf(lines)
  if (difference === 0) return [...lines]
  const description = difference > 0 ? addition : discount
  const untaxedCents = untaxedShare(lines, difference)
  const shares = [
    { description, amountCents: difference - untaxedCents, taxable: true },
    {
      description: untaxedCents === difference ? description : description + ofUntaxed,
      amountCents: untaxedCents,
      taxable: false,
    },
  ]
  return [
    ...lines,
    ...shares.flatMap((share) =>
      share.amountCents === 0 ? [] : [{ kind: 'ADJUSTMENT' as const, ...share }],
    ),
  ]
}

/** Returns the part of an adjustment that falls to the lines without tax, rounded to the cent. */
function untaxedShare(lines: readonly TaxableLine[], difference: number): number {
  const untaxed = lines.filter(({ taxable }) => !taxable)
  if (untaxed.length === 0) return 0
  const total = sumOf(lines)
  if (total === 0) return untaxed.length === lines.length ? difference : 0
  return Math.round((difference * sumOf(untaxed)) / total)
}

function sumOf(lines: readonly { amountCents: number }[]): number {
  return lines.reduce((sum, { amountCents }) => sum + amountCents, 0)
}

/**
 * Merges the discounts of one coupon, of which an invoice has a line for each service, into one line, in place of the first. To
 * be read, not to be stored.
 */
export function mergeDiscounts<L extends ReadLine>(lines: readonly L[]): L[] {
  const merged: L[] = []
  for (const line of lines) {
    const index = merged.findIndex(
      ({ kind, description }) => kind === 'DISCOUNT' && description === line.description,
    )
    const former = line.kind === 'DISCOUNT' ? merged[index] : undefined
    if (former)
      merged[index] = {
        ...former,
        amountCents: former.amountCents + line.amountCents,
        taxCents: former.taxCents + line.taxCents,
      }
    else merged.push(line)
  }
  return merged
}

type ReadLine = { kind: InvoiceLineKind; description: string; amountCents: number; taxCents: number }

/** Removes the lines that issuing an invoice adds: those of `balanceLineItems`, and deducted deposits. */
export function withoutBalance<L extends { kind: InvoiceLineKind }>(lines: readonly L[]): L[] {
  return lines.filter(({ kind }) => kind !== 'ADJUSTMENT' && kind !== 'DEPOSIT')
}
