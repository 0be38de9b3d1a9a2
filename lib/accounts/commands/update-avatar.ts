import { avatarLimit } from '@/lib/accounts/rate-limits'
import 'server-only'
import { renderAvatar } from '@/lib/accounts/images/render-avatar'
import type { Actor } from '@/lib/auth/actor'
import { storePrivateFile } from '@/lib/integrations/uploadthing'
import { db } from '@/lib/platform/db'
import { removeLooseFiles } from '@/lib/platform/queue'
import { consumeAttempt } from '@/lib/platform/rate-limit'
import { dropAvatarFile, lockAvatar } from './avatar-file'

const contentType = 'image/webp'

/**
 * Makes an uploaded picture the actor's photo; the one before it goes. Half-way failures leave the old photo.
 * @throws AppError `invalid` for what cannot be a photo, `too-many-requests` after thirty in an hour
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
    // The job asks first whether a row holds the file: one of another file, or ours if only the answer was lost.
    await removeLooseFiles([key])
    throw error
  }
}
