'use client'

import { ActionButton } from '@/components/ui/action-button'
import { markStepAction } from '@/lib/studio/settings/actions'
import type { MarkableStep } from '@/lib/studio/settings/rules/opening'

/** Confirms a step of opening the studio, or puts it off. */
export function MarkStepButton({ step, label }: { step: MarkableStep; label: string }) {
  return (
    <ActionButton
      variant="quiet"
      label={label}
      act={() => markStepAction({ step })}
      failed="Failed to save this. Please try again."
    />
  )
}
