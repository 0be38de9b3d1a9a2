import { ProfileSkeleton } from '@/components/accounts/profile-skeleton'

export default function ProfileLoading() {
  return <ProfileSkeleton fields={4} hasPhoto />
}
