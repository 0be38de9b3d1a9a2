import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { SetProfileActive } from '@/lib/photos/mls/schema/profiles'
import { universalNeededText } from '@/lib/photos/mls/words/profiles'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { lockProfiles, pickProfile } from './lock-profiles'

/**
 * Sets whether a profile can be chosen. Idempotent.
 * @throws NotFoundError; AppError `conflict` for the universal profile
 */
export async function setProfileActive(actor: Actor, { profileId, active }: SetProfileActive): Promise<void> {
  await db().$transaction(async (tx) => {
    const profile = pickProfile(await lockProfiles(tx, actor), profileId)
    if (profile.isUniversal) throw new AppError('conflict', universalNeededText)
    if (profile.active === active) return
    await tx.mlsProfile.update({ where: { id: profileId }, data: { active }, select: { id: true } })
    await recordAudit(tx, actor, 'mls-profile.changed', profileId, {
      name: profile.name,
      before: { active: profile.active },
      after: { active },
    })
  })
}
