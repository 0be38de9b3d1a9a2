import { undoMinutes } from '@/lib/booking/bookings/limits'
import type { Progress } from '@/lib/booking/bookings/schema/bookings'
import type { Step } from '@/lib/booking/bookings/schema/shoot-day'
import {
  alreadyNotifiedText,
  alreadyStartedText,
  cantUndoText,
  notConfirmedText,
  notOnDayText,
  notStartedText,
  shootOverText,
} from '@/lib/booking/bookings/words/progress'
import type { CalendarDate, WallTime } from '@/lib/platform/time/calendar-date'
import type { BookingStatus } from '@/prisma/generated/enums'
import { isOver, type StudioTime } from './visit-end'

/** A shoot that nobody has set out for. */
export const noProgress: Progress = {
  onTheWayAt: null,
  onTheWayNotifiedAt: null,
  startedAt: null,
  finishedAt: null,
}

/** The column with the time of each step. */
export const columnOf = {
  'on-the-way': 'onTheWayAt',
  start: 'startedAt',
  finish: 'finishedAt',
} as const satisfies Record<Step, keyof Progress>

type Shoot = { status: BookingStatus; date: CalendarDate; endTime: WallTime; progress: Progress }

/** Returns why a step can't be recorded now, as a sentence; null if it can, or already was. */
export function whyNotStep(step: Step, shoot: Shoot, clock: StudioTime): string | null {
  const { status, date, progress } = shoot
  if (progress[columnOf[step]]) return null
  if (status !== 'CONFIRMED') return notConfirmedText
  // A shoot that was started may be finished after midnight.
  if (step === 'finish') return progress.startedAt ? null : notStartedText
  if (date !== clock.today) return notOnDayText
  if (step !== 'on-the-way') return null
  if (progress.startedAt) return alreadyStartedText
  return isOver(shoot, clock) ? shootOverText : null
}

/** Returns the step to offer first; null once the shoot is finished, and if no step can be recorded. */
export function nextStep(shoot: Shoot, clock: StudioTime): Step | null {
  const { onTheWayAt, startedAt, finishedAt } = shoot.progress
  if (finishedAt) return null
  const isLate = onTheWayAt !== null || isOver(shoot, clock)
  const step = startedAt ? 'finish' : isLate ? 'start' : 'on-the-way'
  return whyNotStep(step, shoot, clock) === null ? step : null
}

/** Returns the step that was recorded last. */
export function lastStep({ onTheWayAt, startedAt, finishedAt }: Progress): Step | null {
  if (finishedAt) return 'finish'
  if (startedAt) return 'start'
  return onTheWayAt && 'on-the-way'
}

/** Returns why a step can't be undone, as a sentence; null if it can, or isn't recorded. */
export function whyNotUndo(step: Step, progress: Progress, now: Date): string | null {
  const at = progress[columnOf[step]]
  if (!at) return null
  if (step !== lastStep(progress)) return cantUndoText
  if (step === 'on-the-way') return progress.onTheWayNotifiedAt ? alreadyNotifiedText : null
  return now.getTime() - at.getTime() > undoMinutes * 60_000 ? cantUndoText : null
}

const roundedTo = 5 * 60_000

/** Returns when a drive that starts now ends, rounded up to five minutes. */
export function expectArrival(now: Date, minutes: number): Date {
  return new Date(Math.ceil((now.getTime() + minutes * 60_000) / roundedTo) * roundedTo)
}
