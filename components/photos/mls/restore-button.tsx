'use client'

import type { ButtonSize } from '@/components/ui/button'
import { ConfirmButton } from '@/components/ui/confirm-button'
import type { restoreProfileAction } from '@/lib/photos/mls/actions'
import { restoreTexts } from '@/lib/photos/mls/words/profiles'

type RestoreButtonProps = {
  name: string
  restore: () => ReturnType<typeof restoreProfileAction>
  size?: ButtonSize
}

/** Restores a preset as it was delivered, after a confirmation. */
export function RestoreButton({ name, restore, size }: RestoreButtonProps) {
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
      act={restore}
      {...restoreTexts}
    />
  )
}
