import type { Side } from '@/lib/auth/rules/capabilities'
import type { BookedTerms, CancellationTerms } from '@/lib/bookings/schema'
import { cancellationTexts } from '@/lib/bookings/words/cancelling'
import type { CalendarDate, WallTime } from '@/lib/platform/calendar-date'
import { formatInstantInZone, instantOf } from '@/lib/platform/clock'
import { formatCents } from '@/lib/platform/money'
import type { BookingEventKind } from '@/prisma/generated/enums'

type Start = { date: CalendarDate; startTime: WallTime }
/** A reschedule by the client: when it was made, and the start it replaced. */
export type ClientMove = { at: Date; from: Start }
type Shoot = Start & { moves: readonly ClientMove[] }
/** A booking's terms, with the studio's time zone. */
type Terms = BookedTerms & { timeZone: string }

const hour = 3_600_000

type TimelineEntry = {
  kind: BookingEventKind
  actorId: string | null
  createdAt: Date
  before: Start | null
}

/** Returns the client's reschedules that still count. A time chosen by the studio starts the terms over. */
export function clientMoves(timeline: readonly TimelineEntry[], clientId: string): ClientMove[] {
  const moves = timeline.filter(({ kind }) => kind === 'RESCHEDULED')
  const lastByStudio = moves.findLastIndex(({ actorId }) => actorId !== clientId)
  return moves
    .slice(lastByStudio + 1)
    .flatMap(({ before, createdAt }) => (before ? [{ at: createdAt, from: before }] : []))
}

/**
 * Returns the free-cancellation deadline, or null when cancelling is always free. Rescheduling after the deadline doesn't
 * extend it.
 */
export function freeUntil(shoot: Shoot, terms: Terms): Date | null {
  if (terms.lateCancelFeeCents === 0) return null
  return missedDeadline(shoot, terms) ?? deadlineOf(shoot, terms)
}

/** Returns the first deadline that had passed when the client rescheduled, if any. */
function missedDeadline({ moves }: Shoot, terms: Terms): Date | null {
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

/** Returns what a cancellation at an instant costs the client, in cents. Cancelling is free for the studio. */
export function computeLateFeeCents(shoot: Shoot, by: Side, terms: Terms, at: Date): number {
  const deadline = freeUntil(shoot, terms)
  return by === 'CLIENT' && deadline && at > deadline ? terms.lateCancelFeeCents : 0
}

/** Returns the fee with the sentence that a person reads before they cancel. */
export function cancellationTerms(
  shoot: Shoot & { currency: string },
  by: Side,
  terms: Terms,
  at: Date,
): CancellationTerms {
  const feeCents = computeLateFeeCents(shoot, by, terms, at)
  return { feeCents, sentence: describe(shoot, by, terms, feeCents) }
}

function describe(shoot: Shoot & { currency: string }, by: Side, terms: Terms, feeCents: number): string {
  if (by === 'PHOTOGRAPHER') return cancellationTexts.byStudio
  const deadline = freeUntil(shoot, terms)
  if (!deadline) return cancellationTexts.alwaysFree
  const until = formatInstantInZone(deadline, terms.timeZone)
  const fee = formatCents(terms.lateCancelFeeCents, shoot.currency)
  if (feeCents === 0) return cancellationTexts.free(until, fee)
  return cancellationTexts.late(until, fee, missedDeadline(shoot, terms) !== null)
}
