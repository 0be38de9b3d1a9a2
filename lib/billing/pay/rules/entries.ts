import type { CalendarDate } from '@/lib/platform/time/calendar-date'
import type { PayLineKind } from '@/prisma/generated/enums'
import type { EarnedLine } from './earn'

/** A photographer without terms is paid outside the portal. */
export type StatementState = 'NO_TERMS' | 'OPEN' | 'APPROVED' | 'PAID'

/** A line of a statement, approved or not. */
export type Entry = {
  kind: PayLineKind
  bookingId: string | null
  adjustmentId: string | null
  earnedOn: CalendarDate
  description: string
  baseCents: number
  basisPoints: number | null
  amountCents: number
}

type Earnings = {
  shoots: readonly { bookingId: string; earnedOn: CalendarDate; lines: readonly EarnedLine[] }[]
  adjustments: readonly { id: string; earnedOn: CalendarDate; reason: string; amountCents: number }[]
}

/** Lists the lines of a statement, in their order: shoots, then adjustments. */
export function entriesOf({ shoots, adjustments }: Earnings): Entry[] {
  return [
    ...shoots.flatMap(({ bookingId, earnedOn, lines }) =>
      lines.map((line) => ({ ...line, bookingId, adjustmentId: null, earnedOn })),
    ),
    ...adjustments.map(({ id, earnedOn, reason, amountCents }) => ({
      kind: 'ADJUSTMENT' as const,
      bookingId: null,
      adjustmentId: id,
      earnedOn,
      description: reason,
      baseCents: amountCents,
      basisPoints: null,
      amountCents,
    })),
  ]
}

/** The sums of a statement, in minor units. */
export type Sums = {
  shootCount: number
  serviceCents: number
  travelCents: number
  lateFeeCents: number
  adjustmentCents: number
  totalCents: number
}

type Summed = Pick<Entry, 'kind' | 'bookingId' | 'amountCents'>

/** Sums up the lines of a statement. Cancelled shoots aren't counted as shoots. */
export function sumUp(entries: readonly Summed[]): Sums {
  const sumOf = (...kinds: PayLineKind[]) =>
    entries.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { amountCents }) => sum + amountCents, 0)
  const shot = entries.filter(({ kind }) => kind === 'SERVICE' || kind === 'SHOOT')
  return {
    shootCount: new Set(shot.map(({ bookingId }) => bookingId)).size,
    serviceCents: sumOf('SERVICE', 'SHOOT'),
    travelCents: sumOf('TRAVEL'),
    lateFeeCents: sumOf('LATE_FEE'),
    adjustmentCents: sumOf('ADJUSTMENT'),
    totalCents: entries.reduce((sum, { amountCents }) => sum + amountCents, 0),
  }
}

/** Why the owner can't approve a statement yet; null if they can. */
export type ApprovalProblem = 'NO_TERMS' | 'NOT_OVER' | 'NOTHING' | 'BELOW_ZERO'

/** @param draft null without pay terms @param today in the studio's time zone */
export function approvalProblem(
  draft: (Earnings & { totalCents: number }) | null,
  endsOn: CalendarDate,
  today: CalendarDate,
): ApprovalProblem | null {
  if (!draft) return 'NO_TERMS'
  if (today < endsOn) return 'NOT_OVER'
  if (draft.shoots.length === 0 && draft.adjustments.length === 0) return 'NOTHING'
  return draft.totalCents < 0 ? 'BELOW_ZERO' : null
}
