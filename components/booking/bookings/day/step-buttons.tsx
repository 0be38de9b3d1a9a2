'use client'

import { ActionButton } from '@/components/ui/action-button'
import { recordStepAction, undoStepAction } from '@/lib/booking/bookings/actions'
import type { Step } from '@/lib/booking/bookings/schema/shoot-day'
import {
  finishedToastText,
  startedToastText,
  stepLabels,
  undoneText,
  willBeNotifiedText,
} from '@/lib/booking/bookings/words/progress'

type StepButtonProps = {
  bookingId: string
  step: Step
  street: string
  clientName: string
  isMain: boolean
}

/** Records a step of a shoot with one tap. */
export function StepButton({ bookingId, step, street, clientName, isMain }: StepButtonProps) {
  const done = {
    'on-the-way': willBeNotifiedText(clientName),
    start: startedToastText,
    finish: finishedToastText,
  }
  return (
    <ActionButton
      label={stepLabels[step]}
      aria-label={`${stepLabels[step]}: ${street}`}
      variant={isMain ? 'main' : 'default'}
      size="lg"
      className="max-sm:flex-1"
      act={() => recordStepAction({ bookingId, step })}
      done={done[step]}
      failed="Failed to record it. Please try again."
    />
  )
}

type UndoButtonProps = { bookingId: string; step: Step; street: string }

/** Undoes a mistaken tap. */
export function UndoButton({ bookingId, step, street }: UndoButtonProps) {
  return (
    <ActionButton
      label="Undo"
      aria-label={`Undo ${stepLabels[step]}: ${street}`}
      variant="quiet"
      size="sm"
      icon="undo-2"
      act={() => undoStepAction({ bookingId, step })}
      done={undoneText}
      failed="Failed to undo it. Please try again."
    />
  )
}
