import 'server-only'
import { fileTypeFromBuffer } from 'file-type'
import { readFileHead, readFilePart } from '@/lib/integrations/uploadthing'
import { mediaKind, mediaSizeError } from '@/lib/photos/media/rules/media-types'
import type { MediaOutcome } from '@/lib/photos/media/schema'
import { damagedFilmText, notMediaText } from '@/lib/photos/media/words'
import { db } from '@/lib/platform/data/db'
import { isCompleteVideo } from '@/lib/platform/video/is-complete-video'
import { type Film, readFilm } from '@/lib/platform/video/read-film'
import { recordUpload } from '@/lib/studio/uploads/operations/record-upload'
import { rejectUpload } from '@/lib/studio/uploads/operations/reject-upload'
import type { Upload } from '@/lib/studio/uploads/schema'

/** Enough to detect every accepted format. */
const headBytes = 4100
/** The browser waits for the result. */
const checkTimeoutMs = 60_000

/**
 * Records an uploaded film or document after reading its content, which nobody sees until it's added to a delivery. Another
 * file, or a damaged film, is rejected by name and deleted. Idempotent: UploadThing may report a file twice.
 */
export async function recordMediaFile(upload: Upload): Promise<MediaOutcome> {
  const { key, name, sizeBytes } = upload
  const contentType = (await fileTypeFromBuffer(await readFileHead(key, headBytes)))?.mime
  const kind = mediaKind(contentType)
  if (!contentType || !kind) return rejectUpload(key, notMediaText(name))
  // Before the upload, only the size claimed by the browser was checked, and the limit by the name's ending.
  const wrongSize = mediaSizeError({ name: kind === 'DOCUMENT' ? '.pdf' : name, size: sizeBytes })
  if (wrongSize) return rejectUpload(key, `${name}: ${wrongSize}`)
  const film = kind === 'FILM' ? await inspectFilm(upload, contentType) : null
  if (kind === 'FILM' && !film) return rejectUpload(key, damagedFilmText(name))
  return db().$transaction(async (tx) => {
    const file = await recordUpload(tx, { ...upload, contentType, purpose: 'MEDIA_ORIGINAL' })
    if (!file) return { outcome: 'clash' }
    const row = { fileId: file.id, kind, ...(film && factsOf(film)) }
    const { id } = await tx.mediaFile.upsert({
      where: { fileId: file.id },
      create: row,
      update: {},
      select: { id: true },
    })
    return { outcome: 'stored', mediaId: id, kind }
  })
}

/** Returns what a stored film says about itself; null if it isn't whole. Reads parts of it, however long it is. */
export async function inspectFilm(
  { key, sizeBytes }: Pick<Upload, 'key' | 'sizeBytes'>,
  contentType: string,
): Promise<Film | null> {
  const signal = AbortSignal.timeout(checkTimeoutMs)
  const readPart = (from: number, to: number) => readFilePart(key, { from, to, signal })
  const hasBoxes = contentType !== 'video/webm'
  if (hasBoxes && !(await isCompleteVideo(sizeBytes, readPart))) return null
  return readFilm(sizeBytes, readPart)
}

function factsOf({ durationMs, width, height, isPlayable }: Film) {
  return { durationMs, width, height, isPlayable }
}
