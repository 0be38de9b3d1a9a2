import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { storePrivateFile } from '@/lib/integrations/uploadthing'
import { db } from '@/lib/platform/db'
import { ForbiddenError } from '@/lib/platform/errors'
import { removeLooseFiles } from '@/lib/platform/queue'
import { consumeAttempt } from '@/lib/platform/rate-limit'
import { renderLogo } from '@/lib/studio/commands/render-logo'
import { canManageStudio } from '@/lib/studio/policy'
import { logoLimit } from '@/lib/studio/rate-limits'
import { putLogo } from './logo-file'

const contentType = 'image/png'

/**
 * Makes an uploaded picture the studio's logo. If anything fails, the old logo stays.
 * @throws AppError `invalid` for a file that can't be a logo, `too-many-requests`
 */
export async function updateLogo(actor: Actor, picture: Blob): Promise<void> {
  if (!canManageStudio(actor)) throw new ForbiddenError()
  await consumeAttempt(logoLimit, actor.profileId)
  const bytes = await renderLogo(new Uint8Array(await picture.arrayBuffer()))
  const name = 'logo.png'
  const key = await storePrivateFile({ name, contentType, bytes })
  try {
    await db().$transaction(async (tx) => {
      const file = await tx.storedFile.create({
        data: {
          key,
          name,
          contentType,
          purpose: 'LOGO',
          sizeBytes: bytes.byteLength,
          uploaderId: actor.profileId,
        },
        select: { id: true },
      })
      await putLogo(tx, actor, file.id)
    })
  } catch (error) {
    // The job doesn't delete a file that a row refers to, such as ours if only the response of the commit was lost.
    await removeLooseFiles([key])
    throw error
  }
}
