import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { openFile } from '@/lib/integrations/uploadthing'
import { avatarsVisibleTo } from '@/lib/people/accounts/policy'
import { db } from '@/lib/platform/data/db'
import { NotFoundError } from '@/lib/platform/errors'

/**
 * Opens a person's photo for streaming.
 * @throws NotFoundError for a missing file, a file that isn't a photo in use, and one the actor may not see
 */
export async function openAvatar(
  actor: Actor,
  fileId: string,
): Promise<{ body: ReadableStream<Uint8Array>; contentType: string; sizeBytes: number }> {
  const file = await db().storedFile.findFirst({
    where: { AND: [{ id: fileId }, avatarsVisibleTo(actor)] },
    select: { key: true, contentType: true, sizeBytes: true },
  })
  if (!file) throw new NotFoundError('Photo not found')
  const { key, contentType, sizeBytes } = file
  return { body: await openFile(key), contentType, sizeBytes: Number(sizeBytes) }
}
