import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { ProfileTexts } from '@/lib/photos/mls/rules/figures'
import { presets } from '@/lib/photos/mls/rules/presets'
import { toProfileTexts } from '@/lib/photos/mls/rules/profile-texts'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { NotFoundError } from '@/lib/platform/errors'
import { Prisma } from '@/prisma/generated/client'
import { assertNameAvailable, lockProfiles, pickProfile } from './lock-profiles'

/**
 * Restores a preset as it was delivered, whether it was edited or deleted. Idempotent. Returns its texts.
 * @throws NotFoundError if it isn't a preset; FieldError if another profile has taken its name
 */
export async function restoreProfile(actor: Actor, profileId: string): Promise<ProfileTexts> {
  return db().$transaction(async (tx) => {
    const profiles = await lockProfiles(tx, actor)
    const { isPreset } = pickProfile(profiles, profileId)
    const { preset } = await tx.mlsProfile.findUniqueOrThrow({
      where: { id: profileId },
      select: { preset: true },
    })
    const original = preset === null || !isPreset ? undefined : presets[preset]
    if (!original) throw new NotFoundError('This profile has no preset')
    assertNameAvailable(profiles, original.name, profileId)
    await tx.mlsProfile.update({
      where: { id: profileId },
      data: { content: Prisma.DbNull, deletedAt: null, active: true },
      select: { id: true },
    })
    await recordAudit(tx, actor, 'mls-profile.restored', profileId, { name: original.name })
    return toProfileTexts(original)
  })
}
