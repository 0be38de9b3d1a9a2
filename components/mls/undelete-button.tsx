'use client'

import { ActionButton } from '@/components/ui/action-button'
import { restoreProfileAction } from '@/lib/mls/actions'
import { restoreTexts } from '@/lib/mls/words/profiles'

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
