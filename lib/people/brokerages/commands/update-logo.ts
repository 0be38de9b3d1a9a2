import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { logoLimit } from '@/lib/people/brokerages/limits'
import { canSetPrices } from '@/lib/people/brokerages/policy'
import { ForbiddenError } from '@/lib/platform/errors'
import { consumeAttempt } from '@/lib/platform/web/rate-limit'
import { renderLogo } from '@/lib/studio/settings/operations/render-logo'
import { storeGeneratedFiles } from '@/lib/studio/uploads/operations/store-generated-files'
import { putLogo } from './put-logo'

/**
 * Makes an uploaded picture a brokerage's logo. If anything fails, the old logo stays.
 * @throws NotFoundError; AppError `invalid` for a file that can't be a logo, `too-many-requests`
 */
export async function updateLogo(
  actor: Actor,
  { brokerageId, picture }: { brokerageId: string; picture: Blob },
): Promise<void> {
  if (!canSetPrices(actor)) throw new ForbiddenError()
  await consumeAttempt(logoLimit, actor.profileId)
  const bytes = await renderLogo(new Uint8Array(await picture.arrayBuffer()))
  const file = { name: 'brokerage-logo.png', contentType: 'image/png', bytes }
  await storeGeneratedFiles([file], { purpose: 'LOGO', uploaderId: actor.profileId }, async (tx, record) => {
    const [fileId = null] = await record()
    await putLogo(tx, actor, brokerageId, fileId)
    return true
  })
}
