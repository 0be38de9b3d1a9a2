import type { CalendarDate, WallTime } from '@/lib/platform/calendar-date'
import { formatInstantInZone, instantOf } from '@/lib/platform/clock'
import { formatCents } from '@/lib/platform/money'
import type { BookingEventKind, Role } from '@/prisma/generated/enums'
import type { BookedTerms, CancellationTerms } from './schema'

type Start = { date: CalendarDate; startTime: WallTime }
/** A move by the client: the instant it was made, and the start it gave up. */
export type ClientMove = { at: Date; from: Start }
type Shoot = Start & { moves: readonly ClientMove[] }
/** A booking's own terms, and the zone of the studio's clock. */
type Terms = BookedTerms & { timeZone: string }

const hour = 3_600_000

type TimelineEntry = {
  kind: BookingEventKind
  actorId: string | null
  createdAt: Date
  before: Start | null
}

/** The client's moves that still count: a time the studio chose itself begins the terms anew. */
export function clientMoves(timeline: readonly TimelineEntry[], clientId: string): ClientMove[] {
  const moves = timeline.filter(({ kind }) => kind === 'RESCHEDULED')
  const lastByStudio = moves.findLastIndex(({ actorId }) => actorId !== clientId)
  return moves
    .slice(lastByStudio + 1)
    .flatMap(({ before, createdAt }) => (before ? [{ at: createdAt, from: before }] : []))
}

/**
 * The last instant at which a client cancels for free; null where it never costs anything. A move made when it was too
 * late already brings no new deadline: the one that had passed stands.
 */
export function freeUntil(shoot: Shoot, terms: Terms): Date | null {
  if (terms.lateCancelFeeCents === 0) return null
  return missedDeadline(shoot, terms) ?? deadlineOf(shoot, terms)
}

/** The deadline the client had let pass before moving the shoot; the first of several. */
function missedDeadline({ moves }: Shoot, terms: Terms): Date | null {
  for (const { at, from } of moves) {
    const deadline = deadlineOf(from, terms)
    if (at > deadline) return deadline
  }
  return null
}

/** Hours are counted as they pass: a night in which the clocks change makes them one more or one less on the wall. */
function deadlineOf({ date, startTime }: Start, { freeCancelHours, timeZone }: Terms): Date {
  return new Date(instantOf(date, startTime, timeZone).getTime() - freeCancelHours * hour)
}

/** What a cancellation at an instant costs the client, in cents. One by the studio's side costs nothing. */
export function cancellationFee(shoot: Shoot, by: Role, terms: Terms, at: Date): number {
  const deadline = freeUntil(shoot, terms)
  return by === 'CLIENT' && deadline && at > deadline ? terms.lateCancelFeeCents : 0
}

/** The same with the sentence a person reads before the click. */
export function cancellationTerms(
  shoot: Shoot & { currency: string },
  by: Role,
  terms: Terms,
  at: Date,
): CancellationTerms {
  const feeCents = cancellationFee(shoot, by, terms, at)
  return { feeCents, sentence: describe(shoot, by, terms, feeCents) }
}

/** What a client should know before moving a shoot too late to cancel it for free; null while it is free. */
export function describeFeeWhenMoving(booking: {
  cancellation: CancellationTerms
  currency: string
}): string | null {
  const { feeCents } = booking.cancellation
  if (feeCents === 0) return null
  const fee = formatCents(feeCents, booking.currency)
  return `Moving the shoot is free. The free time to cancel has passed: should you cancel later, ${fee} is due, unless the studio waives it.`
}

function describe(shoot: Shoot & { currency: string }, by: Role, terms: Terms, feeCents: number): string {
  if (by === 'PHOTOGRAPHER') return "There's no cancellation fee when the studio cancels."
  const deadline = freeUntil(shoot, terms)
  if (!deadline) return 'Cancelling is free.'
  const wasMissed = missedDeadline(shoot, terms) !== null
  const free = `Free until ${formatInstantInZone(deadline, terms.timeZone)}${wasMissed ? ', before the shoot was moved' : ''}.`
  const fee = formatCents(terms.lateCancelFeeCents, shoot.currency)
  return feeCents > 0
    ? `${free} Cancelling now costs ${fee}, unless the studio waives it.`
    : `${free} After that, cancelling costs ${fee}.`
}
