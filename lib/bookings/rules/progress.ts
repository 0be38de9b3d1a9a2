import { undoMinutes } from '@/lib/bookings/limits'
import type { Progress, Step } from '@/lib/bookings/schema'
import {
  alreadyStartedText,
  cantUndoText,
  notConfirmedText,
  notOnDayText,
  notStartedText,
} from '@/lib/bookings/words/progress'
import type { BookingStatus } from '@/prisma/generated/enums'

/** A shoot that nobody has set out for. */
export const noProgress: Progress = { onTheWayAt: null, startedAt: null, finishedAt: null }

/** The column with the time of each step. */
export const columnOf = {
  'on-the-way': 'onTheWayAt',
  start: 'startedAt',
  finish: 'finishedAt',
} as const satisfies Record<Step, keyof Progress>

type Shoot = { status: BookingStatus; isToday: boolean; progress: Progress }

/** Returns why a step can't be recorded now, as a sentence; null if it can, or already was. */
export function whyNotStep(step: Step, { status, isToday, progress }: Shoot): string | null {
  if (progress[columnOf[step]]) return null
  if (status !== 'CONFIRMED') return notConfirmedText
  // A shoot that was started may be finished after midnight.
  if (step === 'finish') return progress.startedAt ? null : notStartedText
  if (!isToday) return notOnDayText
  return step === 'on-the-way' && progress.startedAt ? alreadyStartedText : null
}

/** Returns the step to offer first; null once the shoot is finished, and if no step can be recorded. */
export function nextStep(shoot: Shoot): Step | null {
  const { onTheWayAt, startedAt, finishedAt } = shoot.progress
  if (finishedAt) return null
  const step = startedAt ? 'finish' : onTheWayAt ? 'start' : 'on-the-way'
  return whyNotStep(step, shoot) === null ? step : null
}

/** Returns why a start or an end can't be undone, as a sentence; null if it can, or isn't recorded. */
export function whyNotUndo(step: 'start' | 'finish', progress: Progress, now: Date): string | null {
  const at = progress[columnOf[step]]
  if (!at) return null
  if (step === 'start' && progress.finishedAt) return cantUndoText
  return now.getTime() - at.getTime() > undoMinutes * 60_000 ? cantUndoText : null
}

const roundedTo = 5 * 60_000

/** Returns when a drive that starts now ends, rounded up to five minutes. */
export function expectArrival(now: Date, minutes: number): Date {
  return new Date(Math.ceil((now.getTime() + minutes * 60_000) / roundedTo) * roundedTo)
}
