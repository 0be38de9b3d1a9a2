'use client'

import type { ButtonSize } from '@/components/ui/button'
import { ConfirmButton } from '@/components/ui/confirm-button'
import { resetFactorsAction } from '@/lib/people/second-factor/actions'
import { resetTexts } from '@/lib/people/second-factor/words/reset'

type ResetFactorsButtonProps = { userId: string; fullName: string; size?: ButtonSize }

/** Removes someone's second factors after they lost them. */
export function ResetFactorsButton({ userId, fullName, size }: ResetFactorsButtonProps) {
  return (
    <ConfirmButton
      label={resetTexts.label}
      aria-label={`${resetTexts.label}: ${fullName}`}
      variant="quiet"
      size={size}
      act={() => resetFactorsAction({ userId })}
      done={[resetTexts.done, fullName]}
      failed={resetTexts.failed}
      title={resetTexts.title(fullName)}
      description={resetTexts.description}
      confirmLabel={resetTexts.label}
      busyText="Turning off"
    />
  )
}
