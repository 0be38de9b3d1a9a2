import type { BilledBrokerage } from '@/lib/people/brokerages/rules/coverage'
import { split, wholeShare } from '@/lib/platform/money/split'
import { apportion } from './apportion'

/** The size of a share: cents, or basis points of what is shared. */
export type ShareSize = { cents: number } | { basisPoints: number }

/** Who pays a share: someone without an account, by a link, another client of the studio, or the client's brokerage. */
export type Payer =
  | { kind: 'person'; name: string; email: string }
  | { kind: 'account'; profileId: string }
  | ({ kind: 'brokerage' } & BilledBrokerage)

export type Share = ShareSize & {
  payer: Payer
  /** The services that it is a part of; none for everything. */
  serviceIds?: readonly string[]
}

/**
 * Returns the cents of each payer: first of the booking's client, who pays the rest, then of each share. Null if the shares
 * are more than the bill, or one of them is nothing.
 */
export function sizeShares(billCents: number, sizes: readonly ShareSize[]): number[] | null {
  const shares = sizes.map((size) =>
    'cents' in size ? size.cents * wholeShare : billCents * size.basisPoints,
  )
  const rest = billCents * wholeShare - sumOf(shares)
  if (billCents <= 0 || rest < 0 || shares.some((share) => share <= 0)) return null
  const cents = split(billCents, [rest, ...shares])
  return cents.slice(1).some((share) => share === 0) ? null : cents
}

type BillPart = {
  amountCents: number
  depositCents: number
  billCents: number | null
  sharedCents: number | null
}

/**
 * Returns an invoice's share of a bill, and what it is a share of, in cents; null unless it's shared. Where people share a bill,
 * that is what a brokerage, a deposit and credit left. A brokerage and its client share all that was sold.
 */
export function shareOfBill(part: BillPart): { cents: number; ofCents: number } | null {
  const { amountCents, depositCents, billCents, sharedCents } = part
  if (billCents === null) return null
  return sharedCents === null
    ? { cents: amountCents - depositCents, ofCents: billCents }
    : { cents: amountCents, ofCents: sharedCents }
}

/** Returns a share in percent with at most two decimals: `33.33`. */
export function percentOf({ cents, ofCents }: { cents: number; ofCents: number }): string {
  return String(Math.round((cents * wholeShare) / ofCents) / 100)
}

type TaxedLine = { amountCents: number; taxCents: number }

/**
 * Splits the taxed lines of a bill over its payers. Of each line, its amount and tax add up over the payers; each payer's lines add
 * up to their cents, and to their part of the bill's tax. Which taxes that consists of is for their invoice to split.
 * @param shares the cents of each payer, which add up to the lines
 * @returns the lines of each payer
 */
export function splitLines<Line extends TaxedLine>(
  lines: readonly Line[],
  shares: readonly number[],
): Line[][] {
  const billTax = sumOf(lines.map(({ taxCents }) => taxCents))
  const taxOfShares = split(billTax, shares)
  const netOfShares = shares.map((cents, share) => cents - (taxOfShares[share] ?? 0))
  const nets = apportion(
    lines.map(({ amountCents, taxCents }) => amountCents - taxCents),
    // Lines that cancel out are split like the whole.
    sumOf(netOfShares) === 0 ? shares : netOfShares,
  )
  const taxes = apportion(
    lines.map(({ taxCents }) => taxCents),
    billTax === 0 ? shares : taxOfShares,
  )
  return shares.map((_, share) =>
    lines.map((line, row) => {
      const taxCents = taxes[row]?.[share] ?? 0
      return { ...line, amountCents: (nets[row]?.[share] ?? 0) + taxCents, taxCents }
    }),
  )
}

/**
 * Does the same for one payer besides the client, who pays a part of some services only. The lines of the others are 0 for that
 * payer, so that a position holds the same line for both.
 * @param cents of that payer, at most what these services come to with their discounts
 */
export function splitServices<Line extends ServiceLine>(
  lines: readonly Line[],
  cents: number,
  serviceIds: readonly string[],
): Line[][] {
  const isOfThese = ({ serviceId }: Line) => serviceIds.includes(serviceId ?? '')
  const some = lines.filter(isOfThese)
  const restOf = (all: readonly Line[]) => sumOf(all.map(({ amountCents }) => amountCents)) - cents
  // Rounding can leave a tax below 0 on a service that a discount makes free, and an untaxed discount a net amount.
  const alike = () => splitLines(lines, [restOf(lines), cents])
  if (!isTaxWithin(some)) return alike()
  const split = splitLines(some, [restOf(some), cents]).map((parts, payer) => {
    const left = parts.values()
    return lines.map((line) => {
      if (isOfThese(line)) return left.next().value ?? line
      return payer === 0 ? line : toNothing(line)
    })
  })
  // A discount on the other services can leave the client more tax than amount, or less than none.
  return split.every(isTaxWithin) ? split : alike()
}

/** Whether the tax of lines is a part of their amount. */
function isTaxWithin(lines: readonly { amountCents: number; taxCents: number }[]): boolean {
  const taxCents = sumOf(lines.map((line) => line.taxCents))
  return taxCents >= 0 && taxCents <= sumOf(lines.map(({ amountCents }) => amountCents))
}

/**
 * Takes what a brokerage pays off the taxed lines of a bill.
 * @returns the lines of the client, then those of the brokerage if it pays; null if that is more than the bill, or nothing
 */
export function splitCovered<Line extends ServiceLine>(
  lines: readonly Line[],
  covered: Share | undefined,
): Line[][] | null {
  if (!covered) return [[...lines]]
  const sizes = sizeShares(amountOf(lines), [covered])
  if (!sizes) return null
  const { serviceIds = [] } = covered
  return serviceIds.length > 0 ? splitServices(lines, sizes[1] ?? 0, serviceIds) : splitLines(lines, sizes)
}

/**
 * Splits the taxed lines that a brokerage leaves among the bill's client and people who share what is left to pay of them.
 * @param prepaidCents what a deposit and credit of the client pay of them
 * @returns the lines of each; null if the shares are more than what is left to pay, or one of them is nothing
 */
export function splitAmongPeople<Line extends TaxedLine>(
  lines: readonly Line[],
  people: readonly Share[],
  prepaidCents: number,
): Line[][] | null {
  if (people.length === 0) return [[...lines]]
  const sizes = sizeShares(amountOf(lines) - prepaidCents, people)
  if (!sizes) return null
  const [own = 0, ...others] = sizes
  return splitLines(lines, [own + prepaidCents, ...others])
}

type ServiceLine = TaxedLine & { serviceId?: string | null }

function amountOf(lines: readonly TaxedLine[]): number {
  return sumOf(lines.map(({ amountCents }) => amountCents))
}

function toNothing<Line extends TaxedLine>(line: Line) {
  return { ...line, amountCents: 0, taxCents: 0 }
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
