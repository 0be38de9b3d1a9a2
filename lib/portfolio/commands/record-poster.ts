import 'server-only'
import { fileTypeFromBuffer } from 'file-type'
import { readFileHead } from '@/lib/integrations/uploadthing'
import { brokenConstraint, db } from '@/lib/platform/db'
import { removeLooseFiles } from '@/lib/platform/queue'
import { addMedia, type Upload } from './add-media'
import { lockMedia } from './delete-media'
import { validateImage } from './record-media'

const headBytes = 4100

/**
 * Records the still of a video, which the browser rendered after uploading the video. Accepts only the first one, and only
 * from the video's uploader. Removes any other file; the video then shows its first frame.
 */
export async function recordPoster(upload: Upload, videoId: string): Promise<{ isRecorded: boolean }> {
  const isRecorded = await attachPoster(upload, videoId)
  if (!isRecorded) await removeLooseFiles([upload.key], { afterSeconds: 60 })
  return { isRecorded }
}

async function attachPoster(upload: Upload, videoId: string): Promise<boolean> {
  const type = (await fileTypeFromBuffer(await readFileHead(upload.key, headBytes)))?.mime
  if (type !== 'image/jpeg') return false
  const facts = await validateImage(upload)
  if ('problem' in facts) return false
  try {
    return await db().$transaction(async (tx) => {
      await lockMedia(tx, [videoId])
      const media = await tx.portfolioMedia.findFirst({
        where: {
          fileId: videoId,
          kind: 'VIDEO',
          posterFileId: null,
          file: { uploaderId: upload.uploaderId },
        },
        select: { fileId: true },
      })
      if (!media) return false
      const posterFileId = await addMedia(tx, { ...upload, contentType: type, purpose: 'PORTFOLIO' }, facts)
      await tx.portfolioMedia.update({ where: { fileId: videoId }, data: { posterFileId } })
      return true
    })
  } catch (error) {
    // UploadThing may report a file twice; the first report recorded it.
    if (brokenConstraint(error)) return true
    throw error
  }
}
