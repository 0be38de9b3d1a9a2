import { ProfileSkeleton } from '@/components/accounts/profile-skeleton'

export default function PasswordLoading() {
  return <ProfileSkeleton fields={3} />
}
