import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { canManageProfiles, choosable } from '@/lib/photos/mls/policy'
import { profileFields } from '@/lib/photos/mls/queries/select-profile'
import { readProfile, sortProfiles } from '@/lib/photos/mls/rules/read-profile'
import type { MlsProfile } from '@/lib/photos/mls/schema/profiles'
import { db } from '@/lib/platform/data/db'

/** Lists the profiles by name, the universal one first: all for photographers, those that can be chosen for others. */
export async function listProfiles(actor: Actor): Promise<MlsProfile[]> {
  const rows = await db().mlsProfile.findMany({
    where: canManageProfiles(actor) ? {} : choosable,
    select: profileFields,
  })
  return sortProfiles(rows.flatMap((row) => readProfile(row) ?? []))
}
