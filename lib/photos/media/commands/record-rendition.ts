import 'server-only'
import { fileTypeFromBuffer } from 'file-type'
import { readFileHead } from '@/lib/integrations/uploadthing'
import { previewSeconds } from '@/lib/photos/media/limits'
import { rejectedCopyText } from '@/lib/photos/media/words'
import { db } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { readPicture } from '@/lib/platform/images/read-picture'
import { renderPlaceholders } from '@/lib/platform/images/render-placeholders'
import { UnreadablePicture } from '@/lib/platform/images/unreadable-picture'
import { recordUpload } from '@/lib/studio/uploads/operations/record-upload'
import { rejectUpload } from '@/lib/studio/uploads/operations/reject-upload'
import { withStoredFile } from '@/lib/studio/uploads/operations/with-stored-file'
import type { Upload, UploadOutcome } from '@/lib/studio/uploads/schema'
import type { RenditionKind } from '@/prisma/generated/enums'
import { inspectFilm } from './record-media-file'

const headBytes = 4100
const posterSide = 2400
/** A conversion may end a few pictures later. */
const toleranceMs = 500
/** Most pixels of the shorter side. */
const maxHeights = { PREVIEW: 480, HD: 720, FULL_HD: 1080 } as const

type Facts = { contentType: string; width: number; height: number; miniature?: string }

/**
 * Records what the browser made of a film that it uploaded, after reading its content. Accepts only the first of each kind,
 * and only from the film's uploader. Removes any other file. Idempotent: UploadThing may report a file twice.
 */
export async function recordRendition(
  upload: Upload,
  { mediaId, kind }: { mediaId: string; kind: RenditionKind },
): Promise<UploadOutcome<object>> {
  const facts = kind === 'POSTER' ? await inspectPoster(upload) : await inspectCopy(upload, kind)
  const outcome = facts ? await attach(upload, { mediaId, kind, facts }) : 'rejected'
  return outcome === 'rejected' ? rejectUpload(upload.key, rejectedCopyText) : { outcome }
}

async function inspectPoster({ key }: Upload): Promise<Facts | null> {
  const contentType = (await fileTypeFromBuffer(await readFileHead(key, headBytes)))?.mime
  if (contentType !== 'image/jpeg') return null
  try {
    return await withStoredFile(key, async (path) => {
      const { width, height, pixels } = await readPicture(path, posterSide, 'The still is too large.')
      const { miniature } = await renderPlaceholders(pixels)
      return { contentType, width, height, miniature }
    })
  } catch (error) {
    if (error instanceof UnreadablePicture) return null
    throw error
  }
}

/** Returns the facts of a copy that is small enough, and of a preview that is short and silent; null of any other. */
async function inspectCopy(upload: Upload, kind: keyof typeof maxHeights): Promise<Facts | null> {
  const contentType = (await fileTypeFromBuffer(await readFileHead(upload.key, headBytes)))?.mime
  if (contentType !== 'video/mp4') return null
  const film = await inspectFilm(upload, contentType)
  if (!film?.isPlayable || Math.min(film.width, film.height) > maxHeights[kind]) return null
  const isShort = film.durationMs <= previewSeconds * 1000 + toleranceMs
  if (kind === 'PREVIEW' && (film.hasSound || !isShort)) return null
  return { contentType, width: film.width, height: film.height }
}

async function attach(
  upload: Upload,
  { mediaId, kind, facts }: { mediaId: string; kind: RenditionKind; facts: Facts },
): Promise<'stored' | 'rejected' | 'clash'> {
  const { contentType, width, height, miniature } = facts
  return db().$transaction(async (tx) => {
    await lockRow(tx, 'media_files', mediaId)
    const film = await tx.mediaFile.findFirst({
      where: { id: mediaId, kind: 'FILM', file: { uploaderId: upload.uploaderId } },
      select: { renditions: { where: { kind }, select: { file: { select: { key: true } } } } },
    })
    if (!film) return 'rejected'
    const [known] = film.renditions
    // The first report of this file recorded it.
    if (known) return known.file.key === upload.key ? 'stored' : 'rejected'
    const file = await recordUpload(tx, { ...upload, contentType, purpose: 'MEDIA_RENDITION' })
    if (!file) return 'clash'
    await tx.mediaRendition.create({ data: { mediaId, kind, fileId: file.id, width, height } })
    if (miniature) await tx.mediaFile.update({ where: { id: mediaId }, data: { miniature } })
    return 'stored'
  })
}
