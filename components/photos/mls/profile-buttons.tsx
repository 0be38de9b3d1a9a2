'use client'

import { ActionButton } from '@/components/ui/action-button'
import { DeleteButton } from '@/components/ui/delete-button'
import { deleteProfileAction, setProfileActiveAction } from '@/lib/photos/mls/actions'
import type { MlsProfile } from '@/lib/photos/mls/schema/profiles'
import { activationTexts } from '@/lib/photos/mls/words/profiles'

type ProfileButtonsProps = { profile: Pick<MlsProfile, 'id' | 'name' | 'active' | 'isPreset'> }

/** Activates or deactivates a profile, and deletes it after a confirmation. */
export function ProfileButtons({ profile }: ProfileButtonsProps) {
  const { id: profileId, name, active, isPreset } = profile
  return (
    <>
      <ActionButton
        size="sm"
        variant="quiet"
        label={active ? 'Deactivate' : 'Activate'}
        aria-label={`${active ? 'Deactivate' : 'Activate'} ${name}`}
        act={() => setProfileActiveAction({ profileId, active: !active })}
        done={active ? 'Profile deactivated' : activationTexts.done}
        failed={activationTexts.failed}
      />
      <DeleteButton
        label={`Delete ${name}`}
        title="Delete this profile?"
        description={
          isPreset
            ? `${name} can no longer be chosen. You can restore the preset, without your changes, at the end of this page.`
            : `${name} will be permanently deleted.`
        }
        cancelLabel="Keep profile"
        act={() => deleteProfileAction({ profileId })}
        done="Profile deleted"
        failed="Failed to delete the profile. Please try again."
      />
    </>
  )
}
