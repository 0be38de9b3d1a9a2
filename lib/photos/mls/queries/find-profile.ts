import 'server-only'
import { z } from 'zod'
import type { Actor } from '@/lib/auth/actor'
import { canManageProfiles } from '@/lib/photos/mls/policy'
import { profileFields } from '@/lib/photos/mls/queries/select-profile'
import { readProfile } from '@/lib/photos/mls/rules/read-profile'
import type { MlsProfile } from '@/lib/photos/mls/schema/profiles'
import { db } from '@/lib/platform/data/db'

/** Finds a profile to edit; null if it doesn't exist, was deleted, or the actor can't edit profiles. */
export async function findProfile(actor: Actor, profileId: string): Promise<MlsProfile | null> {
  if (!canManageProfiles(actor) || !z.uuid().safeParse(profileId).success) return null
  const row = await db().mlsProfile.findFirst({
    where: { id: profileId, deletedAt: null },
    select: profileFields,
  })
  return row && readProfile(row)
}
