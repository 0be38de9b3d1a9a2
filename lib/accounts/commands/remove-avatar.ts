import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/db'
import { dropAvatarFile, lockAvatar } from './avatar-file'

/** Removes the actor's photo. Idempotent. */
export async function removeAvatar(actor: Actor): Promise<void> {
  await db().$transaction(async (tx) => {
    const fileId = await lockAvatar(tx, actor)
    await tx.profile.update({ where: { id: actor.profileId }, data: { avatarFileId: null } })
    await dropAvatarFile(tx, fileId)
  })
}
