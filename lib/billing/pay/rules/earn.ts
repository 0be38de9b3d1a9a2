import { shareOf, split, wholeShare } from '@/lib/platform/money/split'
import type { CalendarDate } from '@/lib/platform/time/calendar-date'
import type { PayLineKind } from '@/prisma/generated/enums'
import { findAmount, type MeasuredService } from './service-amounts'
import type { PayTerms } from './terms'

// What the lines of a statement that aren't for a service are called, on every screen and in stored statements.
const shootLine = 'Shoot'
const travelLine = 'Travel fee'
const lateFeeLine = 'Late cancellation fee'

/** A photographer's part of a booking, in basis points. */
export type Share = { photographerId: string; basisPoints: number }

/** What a booking earned: a completed shoot, or a cancelled one whose late fee was paid. */
export type EarnedBooking = {
  bookingId: string
  /** The day of the shoot, or of the late fee's payment. */
  earnedOn: CalendarDate
  /** Those who share it, in a fixed order; none if it belongs to one photographer. */
  shares: readonly Share[]
  services: readonly (MeasuredService & { name: string; priceCents: number })[]
  travelFeeCents: number
  /** Null for a completed shoot. */
  lateFeeCents: number | null
}

export type EarnedLine = {
  kind: Exclude<PayLineKind, 'ADJUSTMENT'>
  description: string
  /** The photographer's part of the price or fee. */
  baseCents: number
  /** The share of the base that is paid; null for a fixed amount. */
  basisPoints: number | null
  amountCents: number
}

/** Returns a photographer's part of a booking, in basis points. */
export function partOf({ shares }: Pick<EarnedBooking, 'shares'>, photographerId: string): number {
  if (shares.length === 0) return wholeShare
  return shares.find((share) => share.photographerId === photographerId)?.basisPoints ?? 0
}

/**
 * Returns what a photographer is paid for a booking. Each price and fee is first split between those who share the booking,
 * so that all parts add up to it; then the photographer's terms apply to their part.
 */
export function earn(booking: EarnedBooking, photographerId: string, terms: PayTerms): EarnedLine[] {
  const part = (cents: number) => ownPart(cents, booking, photographerId)
  const percent = (kind: EarnedLine['kind'], description: string, cents: number, basisPoints: number) => {
    const baseCents = part(cents)
    const amountCents = shareOf(baseCents, basisPoints)
    return { kind, description, baseCents, basisPoints, amountCents } satisfies EarnedLine
  }
  const { services, travelFeeCents, lateFeeCents } = booking
  if (lateFeeCents !== null) {
    return paid([percent('LATE_FEE', lateFeeLine, lateFeeCents, terms.lateFeeBasisPoints)])
  }
  const travel = percent('TRAVEL', travelLine, travelFeeCents, terms.travelBasisPoints)
  const priced = services.map((service): EarnedLine => {
    const { name, priceCents } = service
    const amountCents = terms.basis === 'SERVICE' ? findAmount(terms.amounts, service) : null
    if (amountCents === null) return percent('SERVICE', name, priceCents, terms.serviceBasisPoints)
    return {
      kind: 'SERVICE',
      description: name,
      baseCents: part(priceCents),
      basisPoints: null,
      amountCents: part(amountCents),
    }
  })
  if (terms.basis !== 'FIXED') return [...priced, ...paid([travel])]
  const shoot: EarnedLine = {
    kind: 'SHOOT',
    description: shootLine,
    baseCents: priced.reduce((sum, { baseCents }) => sum + baseCents, 0),
    basisPoints: null,
    amountCents: part(terms.shootCents),
  }
  return [shoot, ...paid([travel])]
}

function ownPart(cents: number, { shares }: EarnedBooking, photographerId: string): number {
  if (shares.length === 0) return cents
  const parts = split(
    cents,
    shares.map(({ basisPoints }) => basisPoints),
  )
  return parts[shares.findIndex((share) => share.photographerId === photographerId)] ?? 0
}

/** Leaves out fees that aren't passed on. */
function paid(lines: readonly EarnedLine[]): EarnedLine[] {
  return lines.filter(({ amountCents }) => amountCents > 0)
}
