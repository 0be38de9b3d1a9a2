import 'server-only'
import { RenderPlan } from '@/lib/photos/mls/schema/download'
import { tooDetailedText } from '@/lib/photos/mls/words/preflight'
import { db, type Transaction } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { UnreadablePicture } from '@/lib/platform/images/unreadable-picture'
import { now } from '@/lib/platform/time/clock'
import { storeGeneratedFiles } from '@/lib/studio/uploads/operations/store-generated-files'
import { withStoredFile } from '@/lib/studio/uploads/operations/with-stored-file'
import { renderPhoto } from './render-photo'

type Job = { photoId: string; planKey: string; plan: object }

/**
 * Renders a photo for a board and stores it as a private file. Skips one that is gone or rendered already. Records why a
 * photo can't be rendered.
 * @throws Error if storage doesn't respond; the queue retries
 */
export async function renderMlsPhoto({ photoId, planKey, plan }: Job): Promise<void> {
  const wanted = RenderPlan.parse(plan)
  const photo = await db().photo.findUnique({
    where: { id: photoId },
    select: {
      name: true,
      originalFile: { select: { id: true, key: true, contentType: true } },
      mlsPhotos: { where: { planKey }, select: { id: true } },
    },
  })
  if (!photo || photo.mlsPhotos.length > 0) return
  const { id: originalFileId, key, contentType } = photo.originalFile
  const result = { photoId, planKey, originalFileId }
  const fail = (problem: string) => db().$transaction((tx) => record(tx, { ...result, problem }))
  try {
    const rendered = await withStoredFile(key, (path) => renderPhoto(path, wanted, contentType))
    if (!rendered) return void (await fail(tooDetailedText))
    await storeGeneratedFiles(
      [{ name: photo.name, contentType: 'image/jpeg', bytes: new Uint8Array(rendered.bytes) }],
      { purpose: 'MLS_PHOTO' },
      (tx, recordFiles) => record(tx, { ...result, recordFiles }),
    )
  } catch (error) {
    if (!(error instanceof UnreadablePicture)) throw error
    await fail(error.problem)
  }
}

type Result = { photoId: string; planKey: string; originalFileId: string } & (
  | { problem: string; recordFiles?: undefined }
  | { problem?: undefined; recordFiles: () => Promise<string[]> }
)

/**
 * Returns false, without recording anything, if the photo is gone or another run of the job was first.
 * @throws Error if a new version was approved in the meantime; the queue retries with that
 */
async function record(
  tx: Transaction,
  { photoId, planKey, originalFileId, ...result }: Result,
): Promise<boolean> {
  await lockRow(tx, 'photos', photoId)
  const photo = await tx.photo.findUnique({ where: { id: photoId }, select: { originalFileId: true } })
  if (!photo) return false
  if (photo.originalFileId !== originalFileId) throw new Error(`photo ${photoId} has a new version`)
  if ((await tx.mlsPhoto.count({ where: { photoId, planKey } })) > 0) return false
  const [fileId = null] = result.recordFiles ? await result.recordFiles() : []
  await tx.mlsPhoto.create({
    data: { photoId, planKey, fileId, problem: result.problem ?? null, usedAt: now() },
    select: { id: true },
  })
  return true
}
