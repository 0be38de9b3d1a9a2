import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { signFileUrl } from '@/lib/integrations/uploadthing'
import { visibleTo } from '@/lib/messaging/policy'
import type { Attachment } from '@/lib/messaging/schema'
import { db } from '@/lib/platform/data/db'
import { NotFoundError } from '@/lib/platform/errors'

const signedSeconds = 3600

/**
 * Returns a URL of an attachment that is valid for an hour; of its thumbnail if requested and available.
 * @throws NotFoundError when the actor may not see it
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
