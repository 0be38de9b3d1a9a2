import 'server-only'
import { fileTypeFromBuffer } from 'file-type'
import { readFileHead, readFilePart } from '@/lib/integrations/uploadthing'
import { db } from '@/lib/platform/data/db'
import { UnreadablePicture } from '@/lib/platform/images/unreadable-picture'
import { isCompleteVideo } from '@/lib/platform/video/is-complete-video'
import { describePicture, type PictureFacts } from '@/lib/site/portfolio/commands/render-variants'
import { mediaKind, portfolioFileAddress } from '@/lib/site/portfolio/rules/media'
import type { MediaOutcome } from '@/lib/site/portfolio/schema'
import { incompleteVideoText, notMediaText } from '@/lib/site/portfolio/words'
import { rejectUpload } from '@/lib/studio/uploads/operations/reject-upload'
import { withStoredFile } from '@/lib/studio/uploads/operations/with-stored-file'
import type { Upload } from '@/lib/studio/uploads/schema'
import { addMedia } from './add-media'

/** Enough to detect every accepted format. */
const headBytes = 4100
/** The browser waits for the result. */
const videoCheckTimeoutMs = 60_000

/**
 * Validates the content of an uploaded file and records it, hidden until it is in a published project. Queues the
 * preparation of an image. Removes a file that is not a complete image or video. Idempotent, because UploadThing may
 * report a file twice.
 */
export async function recordMedia(upload: Upload): Promise<MediaOutcome> {
  const contentType = (await fileTypeFromBuffer(await readFileHead(upload.key, headBytes)))?.mime
  const kind = mediaKind(contentType)
  if (!contentType || !kind) return rejectUpload(upload.key, notMediaText(upload.name))
  if (kind === 'video' && !(await isValidVideo(upload)))
    return rejectUpload(upload.key, incompleteVideoText(upload.name))
  const facts = kind === 'image' ? await validateImage(upload) : null
  if (facts && 'problem' in facts) return rejectUpload(upload.key, `${upload.name} ${facts.problem}`)

  const address = portfolioFileAddress(upload.key)
  const id = await db().$transaction((tx) => addMedia(tx, { ...upload, contentType }, facts))
  return id === null ? { outcome: 'clash' } : { outcome: 'stored', id, address, kind }
}

/** Reads a stored image to its end. Returns its facts, or what is wrong with it. */
export async function validateImage({ key }: { key: string }): Promise<PictureFacts | { problem: string }> {
  try {
    return await withStoredFile(key, describePicture)
  } catch (error) {
    if (error instanceof UnreadablePicture) return { problem: error.problem }
    throw error
  }
}

/** Whether a stored video is complete, according to its boxes. They don't show whether browsers support its codec. */
function isValidVideo({ key, sizeBytes }: Upload): Promise<boolean> {
  const signal = AbortSignal.timeout(videoCheckTimeoutMs)
  return isCompleteVideo(sizeBytes, (from, to) => readFilePart(key, { from, to, signal }))
}
