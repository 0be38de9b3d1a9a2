'use client'

import type { ButtonSize } from '@/components/ui/button'
import { ConfirmButton } from '@/components/ui/confirm-button'
import { restoreProfileAction } from '@/lib/mls/actions'
import { restoreTexts } from '@/lib/mls/words/profiles'

type RestoreButtonProps = { profileId: string; name: string; size?: ButtonSize }

/** Restores a preset as it was delivered, after a confirmation. */
export function RestoreButton({ profileId, name, size }: RestoreButtonProps) {
  return (
    <ConfirmButton
      label="Restore preset"
      aria-label={`Restore preset ${name}`}
      size={size}
      title="Restore this preset?"
      description={`All figures of ${name} go back to the preset's. Your own changes to it are lost.`}
      cancelLabel="Keep it as it is"
      confirmLabel="Restore preset"
      busyText="Restoring"
      act={() => restoreProfileAction({ profileId })}
      {...restoreTexts}
    />
  )
}
