import { type CalendarDate, formatInstantInZone, instantOf, type WallTime } from '@/lib/platform/clock'
import { formatCents } from '@/lib/platform/money'
import type { CancellationPolicy } from '@/lib/studio/rules'
import type { Role } from '@/prisma/generated/enums'
import type { CancellationTerms } from './schema'

type Shoot = { date: CalendarDate; startTime: WallTime }
type StudioTerms = Pick<CancellationPolicy, 'freeCancelHours' | 'lateCancelFeeCents'> & { timeZone: string }

const hour = 3_600_000

/**
 * The last instant at which a client cancels for free; null where it never costs anything. Hours are counted as they
 * pass: a night in which the clocks change makes them one more or one less on the wall.
 */
export function freeUntil(shoot: Shoot, studio: StudioTerms): Date | null {
  if (studio.lateCancelFeeCents === 0) return null
  const start = instantOf(shoot.date, shoot.startTime, studio.timeZone)
  return new Date(start.getTime() - studio.freeCancelHours * hour)
}

/** What a cancellation at an instant costs the client, in cents. One by the studio's side costs nothing. */
export function cancellationFee(shoot: Shoot, by: Role, studio: StudioTerms, at: Date): number {
  const deadline = freeUntil(shoot, studio)
  return by === 'CLIENT' && deadline && at > deadline ? studio.lateCancelFeeCents : 0
}

/** The same with the sentence a person reads before the click. */
export function cancellationTerms(
  shoot: Shoot & { currency: string },
  by: Role,
  studio: StudioTerms,
  at: Date,
): CancellationTerms {
  const feeCents = cancellationFee(shoot, by, studio, at)
  return { feeCents, sentence: describe(shoot, by, studio, feeCents) }
}

function describe(
  shoot: Shoot & { currency: string },
  by: Role,
  studio: StudioTerms,
  feeCents: number,
): string {
  if (by === 'PHOTOGRAPHER') return 'The client pays nothing when the studio cancels.'
  const deadline = freeUntil(shoot, studio)
  if (!deadline) return 'Cancelling is free.'
  const free = `Free until ${formatInstantInZone(deadline, studio.timeZone)}.`
  const fee = formatCents(studio.lateCancelFeeCents, shoot.currency)
  return feeCents > 0
    ? `${free} Cancelling now costs ${fee}, unless the studio waives it.`
    : `${free} After that, cancelling costs ${fee}.`
}
