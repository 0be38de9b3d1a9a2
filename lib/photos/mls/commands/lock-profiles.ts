import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { canManageProfiles } from '@/lib/photos/mls/policy'
import { profileFields } from '@/lib/photos/mls/queries/select-profile'
import { readProfile } from '@/lib/photos/mls/rules/read-profile'
import type { MlsProfile } from '@/lib/photos/mls/schema/profiles'
import { nameTakenText, profileGoneText } from '@/lib/photos/mls/words/profiles'
import type { Transaction } from '@/lib/platform/data/db'
import { FieldError, ForbiddenError, NotFoundError } from '@/lib/platform/errors'

/**
 * Locks the profiles against other writers until the transaction ends; readers don't wait. Returns them all.
 * @throws ForbiddenError for everyone but photographers
 */
export async function lockProfiles(tx: Transaction, actor: Actor): Promise<MlsProfile[]> {
  if (!canManageProfiles(actor)) throw new ForbiddenError()
  await tx.$executeRaw`LOCK TABLE mls_profiles IN SHARE ROW EXCLUSIVE MODE`
  const rows = await tx.mlsProfile.findMany({ select: profileFields })
  return rows.flatMap((row) => readProfile(row) ?? [])
}

/** Returns the profile with this id. @throws NotFoundError if it doesn't exist */
export function pickProfile(profiles: readonly MlsProfile[], profileId: string): MlsProfile {
  const found = profiles.find(({ id }) => id === profileId)
  if (!found) throw new NotFoundError(profileGoneText)
  return found
}

/** Compares names without case. @throws FieldError if another profile has this name, unless it was deleted */
export function assertNameAvailable(profiles: readonly MlsProfile[], name: string, profileId: string): void {
  const isTaken = profiles.some(
    (one) => one.id !== profileId && !one.deleted && one.name.toLowerCase() === name.toLowerCase(),
  )
  if (isTaken) throw new FieldError('name', nameTakenText)
}
