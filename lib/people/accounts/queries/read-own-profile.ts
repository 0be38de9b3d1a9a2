import 'server-only'
import { type Actor, avatarAddress } from '@/lib/auth/actor'
import type { OwnProfile } from '@/lib/people/accounts/schema/profile'
import { db } from '@/lib/platform/data/db'

export async function readOwnProfile(actor: Actor): Promise<OwnProfile> {
  const { avatarFileId, ...profile } = await db().profile.findUniqueOrThrow({
    where: { id: actor.profileId },
    select: { fullName: true, email: true, phone: true, company: true, role: true, avatarFileId: true },
  })
  return { ...profile, avatarUrl: avatarAddress(avatarFileId) }
}
