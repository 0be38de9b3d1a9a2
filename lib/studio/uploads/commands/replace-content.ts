import 'server-only'
import { storePrivateFile } from '@/lib/integrations/uploadthing'
import { db } from '@/lib/platform/data/db'

/** As in the upload handlers: these are only ever downloaded. */
const downloads = ['PHOTO_ORIGINAL', 'MESSAGE_ATTACHMENT', 'MEDIA_ORIGINAL']

/** Stores a file's content again, whose file in storage is lost, under a new key. */
export async function replaceContent(
  { id, name, contentType, purpose }: { id: string; name: string; contentType: string; purpose: string },
  content: Blob,
): Promise<void> {
  const forDownload = downloads.includes(purpose)
  const key = await storePrivateFile({ name, contentType, bytes: content, forDownload })
  await db().storedFile.update({ where: { id }, data: { key }, select: { id: true } })
}
