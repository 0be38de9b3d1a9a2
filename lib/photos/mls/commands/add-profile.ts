import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { maxProfiles } from '@/lib/photos/mls/limits'
import { nameOfCopy, profileGoneText, tooManyProfilesText } from '@/lib/photos/mls/words/profiles'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { AppError, NotFoundError } from '@/lib/platform/errors'
import { lockProfiles, pickProfile } from './lock-profiles'

/**
 * Adds a copy of a profile, by default of the universal one. Clients can't choose it until it's activated.
 * @throws NotFoundError if that doesn't exist; AppError `conflict` if there are too many
 */
export async function addProfile(
  actor: Actor,
  { copyOf }: { copyOf: string | null },
): Promise<{ profileId: string }> {
  return db().$transaction(async (tx) => {
    const profiles = await lockProfiles(tx, actor)
    const original = copyOf ? pickProfile(profiles, copyOf) : profiles.find(({ isUniversal }) => isUniversal)
    if (!original) throw new NotFoundError(profileGoneText)
    if (profiles.length >= maxProfiles) throw new AppError('conflict', tooManyProfilesText)
    const taken = new Set(profiles.map((one) => one.name.toLowerCase()))
    const { area, values, sources } = original
    const name = nameOfCopy(original.name, taken)
    const { id } = await tx.mlsProfile.create({
      data: { content: { name, area, values, sources }, active: false },
      select: { id: true },
    })
    await recordAudit(tx, actor, 'mls-profile.added', id, { name })
    return { profileId: id }
  })
}
