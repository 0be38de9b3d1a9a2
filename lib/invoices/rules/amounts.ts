import { maximumCents } from '@/lib/platform/money'

/** One line of an invoice; its amount includes tax. */
export type LineItem = { description: string; amountCents: number }

const basisPoints = 10_000

/** The tax contained in a sum that includes it, in cents, rounded half up. 825 basis points are 8.25%. */
export function includedTax(amountCents: number, taxRateBasisPoints: number): number {
  return Math.round((amountCents * taxRateBasisPoints) / (basisPoints + taxRateBasisPoints))
}

/** Whether a sum can be invoiced: whole cents, 0 for a complimentary invoice, at most the portal's largest. */
export function isInvoiceableAmount(amountCents: number): boolean {
  return Number.isInteger(amountCents) && amountCents >= 0 && amountCents <= maximumCents
}

const addition = 'Agreed addition'
const discount = 'Agreed discount'

/** Adds a line to make up the difference if the lines' total isn't the amount. */
export function balanceLineItems(lines: LineItem[], amountCents: number): LineItem[] {
  const difference = amountCents - lines.reduce((sum, line) => sum + line.amountCents, 0)
  if (difference === 0 && lines.length > 0) return lines
  if (lines.length === 0) return [{ description: 'Photography', amountCents }]
  return [...lines, { description: difference > 0 ? addition : discount, amountCents: difference }]
}

/** Removes the line that `balanceLineItems` added. */
export function withoutBalance(lines: readonly LineItem[]): LineItem[] {
  return lines.filter(({ description }) => description !== addition && description !== discount)
}

/** `8.25%` for 825 basis points, `7%` for 700. */
export function formatTaxRate(taxRateBasisPoints: number): string {
  return `${taxRateBasisPoints / 100}%`
}
