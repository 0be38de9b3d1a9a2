import 'server-only'
import { renderAvatar } from '@/lib/accounts/commands/render-avatar'
import { avatarLimit } from '@/lib/accounts/rate-limits'
import type { Actor } from '@/lib/auth/actor'
import { storePrivateFile } from '@/lib/integrations/uploadthing'
import { db } from '@/lib/platform/db'
import { removeLooseFiles } from '@/lib/platform/queue'
import { consumeAttempt } from '@/lib/platform/rate-limit'
import { dropAvatarFile, lockAvatar } from './avatar-file'

const contentType = 'image/webp'

/**
 * Replaces the actor's photo with an uploaded image. On failure, the old photo stays.
 * @throws AppError `invalid` for a file that can't be a photo, `too-many-requests` after 30 in an hour
 */
export async function updateAvatar(actor: Actor, photo: Blob): Promise<void> {
  await consumeAttempt(avatarLimit, actor.profileId)
  const bytes = await renderAvatar(new Uint8Array(await photo.arrayBuffer()))
  const name = 'avatar.webp'
  const key = await storePrivateFile({ name, contentType, bytes })
  try {
    await db().$transaction(async (tx) => {
      const formerFileId = await lockAvatar(tx, actor)
      const file = await tx.storedFile.create({
        data: {
          key,
          name,
          contentType,
          purpose: 'AVATAR',
          sizeBytes: bytes.byteLength,
          uploaderId: actor.profileId,
        },
        select: { id: true },
      })
      await tx.profile.update({ where: { id: actor.profileId }, data: { avatarFileId: file.id } })
      await dropAvatarFile(tx, formerFileId)
    })
  } catch (error) {
    // The commit may have succeeded and only its response been lost, so the job keeps a file that a row refers to.
    await removeLooseFiles([key])
    throw error
  }
}
