'use client'

import { ActionButton } from '@/components/ui/action-button'
import { Notice } from '@/components/ui/notice'
import { setProfileActiveAction } from '@/lib/photos/mls/actions'
import { activationTexts, hiddenProfileTitle } from '@/lib/photos/mls/words/profiles'

/** Says that clients can't choose a profile, with a button to activate it. */
export function HiddenProfile({ profileId }: { profileId: string }) {
  return (
    <Notice
      tone="wait"
      title={hiddenProfileTitle}
      className="mb-8"
      action={
        <ActionButton
          label="Activate"
          size="sm"
          act={() => setProfileActiveAction({ profileId, active: true })}
          {...activationTexts}
        />
      }
    >
      Check its figures first. Photos can be prepared for this board once it's active.
    </Notice>
  )
}
