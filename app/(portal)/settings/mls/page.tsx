import type { Metadata } from 'next'
import { AddProfileButton } from '@/components/photos/mls/add-profile-button'
import { DeletedPresets } from '@/components/photos/mls/deleted-presets'
import { ProfileTable } from '@/components/photos/mls/profile-table'
import { SettingsHead } from '@/components/studio/settings/settings-head'
import { toTaxPlace } from '@/lib/catalog/taxes/rules/place'
import { stateNames } from '@/lib/catalog/taxes/rules/states'
import { authorizePage } from '@/lib/entry/authorize-page'
import { listProfiles } from '@/lib/photos/mls/queries/list-profiles'
import { splitByState } from '@/lib/photos/mls/rules/boards-of-state'
import { boardsInText, mlsProfilesTitle, otherBoardsTitle } from '@/lib/photos/mls/words/profiles'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

export const metadata: Metadata = { title: 'MLS profiles' }

export default async function MlsPage() {
  const actor = await authorizePage('change-settings')
  const [profiles, { address }] = await Promise.all([listProfiles(actor), getStudio()])
  const { state } = toTaxPlace({ propertyAddress: address ?? '', propertyState: null, propertyZip: null })
  const present = profiles.filter(({ deleted }) => !deleted)
  const { near, others } = splitByState(present, state)
  return (
    <>
      <SettingsHead page="/settings/mls" action={<AddProfileButton />} />
      {state && <ProfileTable title={boardsInText(stateNames[state])} profiles={near} />}
      <ProfileTable
        title={near.length > 0 ? otherBoardsTitle : mlsProfilesTitle}
        isAlone={near.length === 0}
        profiles={others}
      />
      <DeletedPresets profiles={profiles.filter(({ deleted }) => deleted)} />
    </>
  )
}
