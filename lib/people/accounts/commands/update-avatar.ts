import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { renderAvatar } from '@/lib/people/accounts/commands/render-avatar'
import { avatarLimit } from '@/lib/people/accounts/limits'
import { consumeAttempt } from '@/lib/platform/web/rate-limit'
import { storeGeneratedFiles } from '@/lib/studio/uploads/operations/store-generated-files'
import { putAvatar } from './avatar-file'

/**
 * Replaces the actor's photo with an uploaded image. On failure, the old photo stays.
 * @throws AppError `invalid` for a file that can't be a photo, `too-many-requests` after 30 in an hour
 */
export async function updateAvatar(actor: Actor, photo: Blob): Promise<void> {
  await consumeAttempt(avatarLimit, actor.profileId)
  const bytes = await renderAvatar(new Uint8Array(await photo.arrayBuffer()))
  const file = { name: 'avatar.webp', contentType: 'image/webp', bytes }
  const owner = { purpose: 'AVATAR', uploaderId: actor.profileId } as const
  await storeGeneratedFiles([file], owner, async (tx, record) => {
    await putAvatar(tx, actor, record)
    return true
  })
}
