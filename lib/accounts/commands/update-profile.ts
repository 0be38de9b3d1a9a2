import 'server-only'
import type { UpdateProfileInput } from '@/lib/accounts/schema'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/db'

/** Updates the actor's own name, phone, and company. */
export async function updateProfile(actor: Actor, input: UpdateProfileInput): Promise<void> {
  const { fullName, phone, company } = input
  await db().profile.update({ where: { id: actor.profileId }, data: { fullName, phone, company } })
}
