import 'server-only'
import type { OwnProfile, UpdateProfileInput } from '@/lib/accounts/schema'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/db'

type SavedProfile = Pick<OwnProfile, 'fullName' | 'phone' | 'company'>

/** Updates the actor's own name, phone, and company. Returns them as saved. */
export async function updateProfile(actor: Actor, input: UpdateProfileInput): Promise<SavedProfile> {
  const { fullName, phone, company } = input
  return db().profile.update({
    where: { id: actor.profileId },
    data: { fullName, phone, company },
    select: { fullName: true, phone: true, company: true },
  })
}
