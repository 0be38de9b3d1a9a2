import type { Metadata } from 'next'
import { AccountTabs } from '@/components/people/accounts/account-tabs'
import { AvatarField } from '@/components/people/accounts/avatar-field'
import { ProfileForm } from '@/components/people/accounts/profile-form'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import { isClient } from '@/lib/auth/rules/capabilities'
import { authorizePage } from '@/lib/entry/authorize-page'
import { readOwnProfile } from '@/lib/people/accounts/queries/read-own-profile'

export const metadata: Metadata = { title: 'Edit Profile' }

export default async function ProfilePage() {
  const actor = await authorizePage('signed-in')
  const profile = await readOwnProfile(actor)
  return (
    <PageBody>
      <PageHead title="Edit Profile" className="mb-5 md:mb-5" />
      <AccountTabs current="/profile" role={actor.role} />
      <div className="grid max-w-144 gap-5.5">
        <AvatarField
          name={profile.fullName}
          avatarUrl={profile.avatarUrl}
          tone={isClient(profile) ? 'client' : 'photographer'}
        />
        <ProfileForm profile={profile} />
      </div>
    </PageBody>
  )
}
