import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { signFileUrl } from '@/lib/integrations/uploadthing'
import { visibleTo } from '@/lib/messaging/policy'
import type { Attachment } from '@/lib/messaging/schema'
import { db } from '@/lib/platform/db'
import { NotFoundError } from '@/lib/platform/errors'

const signedSeconds = 3600

/**
 * A short-lived address of an attachment; of its thumbnail where that is asked for and made already.
 * @throws NotFoundError when there is none, or none the actor may see
 */
export async function signAttachment(actor: Actor, { attachmentId, size }: Attachment): Promise<string> {
  const attachment = await db().messageAttachment.findFirst({
    where: { id: attachmentId, message: { conversation: visibleTo(actor) } },
    select: { file: { select: { key: true } }, thumbnail: { select: { key: true } } },
  })
  if (!attachment) throw new NotFoundError()
  const { file, thumbnail } = attachment
  return signFileUrl(size === 'thumbnail' && thumbnail ? thumbnail.key : file.key, signedSeconds)
}
