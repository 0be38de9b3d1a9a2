import { ProfileSkeleton } from '@/components/accounts/profile-skeleton'

export default function EmailSettingsLoading() {
  return <ProfileSkeleton fields={2} />
}
