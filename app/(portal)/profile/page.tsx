import type { Metadata } from 'next'
import { AccountTabs } from '@/components/accounts/account-tabs'
import { ProfileForm } from '@/components/accounts/profile-form'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import { readOwnProfile } from '@/lib/accounts/queries'
import { authorisePage } from '@/lib/entry/authorise-page'

export const metadata: Metadata = { title: 'Edit Profile' }

export default async function ProfilePage() {
  const actor = await authorisePage('signed-in')
  const profile = await readOwnProfile(actor)
  return (
    <PageBody>
      <PageHead title="Edit Profile" className="mb-5 md:mb-5" />
      <AccountTabs current="/profile" />
      <ProfileForm profile={profile} />
    </PageBody>
  )
}
