import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { universalNeededText } from '@/lib/photos/mls/words/profiles'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { now } from '@/lib/platform/time/clock'
import { lockProfiles, pickProfile } from './lock-profiles'

/**
 * Deletes a profile; a preset can be restored.
 * @throws NotFoundError; AppError `conflict` for the universal profile
 */
export async function deleteProfile(actor: Actor, profileId: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const { name, isPreset, isUniversal, deleted } = pickProfile(await lockProfiles(tx, actor), profileId)
    if (isUniversal) throw new AppError('conflict', universalNeededText)
    if (deleted) return
    const [where, select] = [{ id: profileId }, { id: true }]
    if (isPreset) await tx.mlsProfile.update({ where, data: { deletedAt: now() }, select })
    else await tx.mlsProfile.delete({ where, select })
    await recordAudit(tx, actor, 'mls-profile.deleted', profileId, { name })
  })
}
