import type { Side } from '@/lib/auth/rules/capabilities'
import type { BookedTerms, CancellationTerms } from '@/lib/booking/bookings/schema/bookings'
import { cancellationTexts } from '@/lib/booking/bookings/words/cancelling'
import { formatCents } from '@/lib/platform/money/money'
import type { CalendarDate, WallTime } from '@/lib/platform/time/calendar-date'
import { formatInstantInZone, instantOf } from '@/lib/platform/time/clock'
import type { BookingEventKind, BookingStatus } from '@/prisma/generated/enums'

type Start = { date: CalendarDate; startTime: WallTime }
/** A client's reschedule of an approved booking: when it was made, and the start it replaced. */
export type ClientMove = { at: Date; from: Start }
type Shoot = Start & { status: BookingStatus; moves: readonly ClientMove[] }
/** A booking's terms, with the studio's time zone. */
type Terms = BookedTerms & { timeZone: string }

const hour = 3_600_000

type TimelineEntry = {
  kind: BookingEventKind
  actorId: string | null
  createdAt: Date
  before: (Start & { status: BookingStatus }) | null
}

/**
 * Returns the client's reschedules that still count: those of a booking that the studio had approved. A time chosen by the studio
 * starts the terms over.
 */
export function clientMoves(timeline: readonly TimelineEntry[], clientId: string): ClientMove[] {
  const moves = timeline.filter(({ kind }) => kind === 'RESCHEDULED')
  const lastByStudio = moves.findLastIndex(({ actorId }) => actorId !== clientId)
  return moves
    .slice(lastByStudio + 1)
    .flatMap(({ before, createdAt }) =>
      before && before.status !== 'PENDING' ? [{ at: createdAt, from: before }] : [],
    )
}

/**
 * Returns the free-cancellation deadline, or null when cancelling is always free. Rescheduling after the deadline doesn't
 * extend it. It counts once the studio has approved the booking.
 */
export function freeUntil(shoot: Omit<Shoot, 'status'>, terms: Terms): Date | null {
  if (terms.lateCancelFeeCents === 0) return null
  return missedDeadline(shoot, terms) ?? deadlineOf(shoot, terms)
}

/** Returns the first deadline that had passed when the client rescheduled, if any. */
function missedDeadline({ moves }: Pick<Shoot, 'moves'>, terms: Terms): Date | null {
  for (const { at, from } of moves) {
    const deadline = deadlineOf(from, terms)
    if (at > deadline) return deadline
  }
  return null
}

/** Counts elapsed hours, so the wall-clock time differs by an hour across a daylight-saving change. */
function deadlineOf({ date, startTime }: Start, { freeCancelHours, timeZone }: Terms): Date {
  return new Date(instantOf(date, startTime, timeZone).getTime() - freeCancelHours * hour)
}

/**
 * Returns what a cancellation at an instant costs the client, in cents. It's free for the studio, and before the studio has
 * approved the booking.
 */
export function computeLateFeeCents(shoot: Shoot, by: Side, terms: Terms, at: Date): number {
  if (isUnapproved(shoot, terms)) return 0
  const deadline = freeUntil(shoot, terms)
  return by === 'CLIENT' && deadline && at > deadline ? terms.lateCancelFeeCents : 0
}

/** Whether the studio hasn't approved the booking, neither now nor at the time of a late reschedule. */
function isUnapproved(shoot: Shoot, terms: Terms): boolean {
  return shoot.status === 'PENDING' && missedDeadline(shoot, terms) === null
}

/** Returns the fee with the sentence that a person reads before they cancel. */
export function cancellationTerms(
  shoot: Shoot & { currency: string },
  by: Side,
  terms: Terms,
  at: Date,
): CancellationTerms {
  const feeCents = computeLateFeeCents(shoot, by, terms, at)
  return { feeCents, sentence: describe(shoot, by, terms, at) }
}

function describe(shoot: Shoot & { currency: string }, by: Side, terms: Terms, at: Date): string {
  if (by === 'PHOTOGRAPHER') return cancellationTexts.byStudio
  const deadline = freeUntil(shoot, terms)
  if (!deadline) return cancellationTexts.alwaysFree
  const until = formatInstantInZone(deadline, terms.timeZone)
  const fee = formatCents(terms.lateCancelFeeCents, shoot.currency)
  if (isUnapproved(shoot, terms)) return cancellationTexts.unapproved(at > deadline ? null : until, fee)
  if (at <= deadline) return cancellationTexts.free(until, fee)
  return cancellationTexts.late(until, fee, missedDeadline(shoot, terms) !== null)
}
