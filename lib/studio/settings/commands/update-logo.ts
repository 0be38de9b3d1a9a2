import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { ForbiddenError } from '@/lib/platform/errors'
import { consumeAttempt } from '@/lib/platform/web/rate-limit'
import { logoLimit } from '@/lib/studio/settings/limits'
import { renderLogo } from '@/lib/studio/settings/operations/render-logo'
import { canManageStudio } from '@/lib/studio/settings/policy'
import { storeGeneratedFiles } from '@/lib/studio/uploads/operations/store-generated-files'
import { putLogo } from './logo-file'

/**
 * Makes an uploaded picture the studio's logo. If anything fails, the old logo stays.
 * @throws AppError `invalid` for a file that can't be a logo, `too-many-requests`
 */
export async function updateLogo(actor: Actor, picture: Blob): Promise<void> {
  if (!canManageStudio(actor)) throw new ForbiddenError()
  await consumeAttempt(logoLimit, actor.profileId)
  const bytes = await renderLogo(new Uint8Array(await picture.arrayBuffer()))
  const file = { name: 'logo.png', contentType: 'image/png', bytes }
  const owner = { purpose: 'LOGO', uploaderId: actor.profileId } as const
  await storeGeneratedFiles([file], owner, async (tx, record) => {
    const [fileId = null] = await record()
    await putLogo(tx, actor, fileId)
    return true
  })
}
