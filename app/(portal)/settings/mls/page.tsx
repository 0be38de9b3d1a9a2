import type { Metadata } from 'next'
import { AddProfileButton } from '@/components/photos/mls/add-profile-button'
import { DeletedPresets } from '@/components/photos/mls/deleted-presets'
import { ProfileTable } from '@/components/photos/mls/profile-table'
import { SettingsHead } from '@/components/studio/settings/settings-head'
import { authorizePage } from '@/lib/entry/authorize-page'
import { listProfiles } from '@/lib/photos/mls/queries/list-profiles'

export const metadata: Metadata = { title: 'MLS profiles' }

export default async function MlsPage() {
  const actor = await authorizePage('change-settings')
  const profiles = await listProfiles(actor)
  return (
    <>
      <SettingsHead page="/settings/mls" action={<AddProfileButton />} />
      <ProfileTable profiles={profiles.filter(({ deleted }) => !deleted)} />
      <DeletedPresets profiles={profiles.filter(({ deleted }) => deleted)} />
    </>
  )
}
