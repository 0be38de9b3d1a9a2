'use client'

import { ActionButton } from '@/components/ui/action-button'
import { restoreProfileAction } from '@/lib/photos/mls/actions'
import { restoreTexts } from '@/lib/photos/mls/words/profiles'

/** Restores a deleted preset. */
export function UndeleteButton({ profileId, name }: { profileId: string; name: string }) {
  return (
    <ActionButton
      label="Restore"
      aria-label={`Restore ${name}`}
      size="sm"
      act={() => restoreProfileAction({ profileId })}
      {...restoreTexts}
    />
  )
}
