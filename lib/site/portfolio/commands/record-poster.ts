import 'server-only'
import { fileTypeFromBuffer } from 'file-type'
import { readFileHead } from '@/lib/integrations/uploadthing'
import { db } from '@/lib/platform/data/db'
import { notStillText } from '@/lib/site/portfolio/words'
import { rejectUpload } from '@/lib/studio/uploads/operations/reject-upload'
import type { Upload, UploadOutcome } from '@/lib/studio/uploads/schema'
import { addMedia } from './add-media'
import { lockMedia } from './delete-media'
import { validateImage } from './record-media'

const headBytes = 4100

/**
 * Records the still of a video, which the browser rendered after uploading the video. Accepts only the first one, and only
 * from the video's uploader. Removes any other file; the video then shows its first frame.
 */
export async function recordPoster(upload: Upload, videoId: string): Promise<UploadOutcome<object>> {
  const isRecorded = await attachPoster(upload, videoId)
  // Rejected, so that the browser doesn't send it again: a video without a still shows its first frame.
  return isRecorded ? { outcome: 'stored' } : rejectUpload(upload.key, notStillText)
}

async function attachPoster(upload: Upload, videoId: string): Promise<boolean> {
  const type = (await fileTypeFromBuffer(await readFileHead(upload.key, headBytes)))?.mime
  if (type !== 'image/jpeg') return false
  const facts = await validateImage(upload)
  if ('problem' in facts) return false
  return db().$transaction(async (tx) => {
    await lockMedia(tx, [videoId])
    const video = await tx.portfolioMedia.findFirst({
      where: { fileId: videoId, kind: 'VIDEO', file: { uploaderId: upload.uploaderId } },
      select: { posterFileId: true, posterFile: { select: { key: true } } },
    })
    // UploadThing may report a file twice; the first report recorded it.
    if (video?.posterFile?.key === upload.key) return true
    if (!video || video.posterFileId) return false
    const posterFileId = await addMedia(tx, { ...upload, contentType: type }, facts)
    if (!posterFileId) return false
    await tx.portfolioMedia.update({ where: { fileId: videoId }, data: { posterFileId } })
    return true
  })
}
