import 'server-only'
import { tooLargeText } from '@/lib/photos/deliveries/words/deliveries'
import { reachesSmallest } from '@/lib/photos/mls/rules/plan-size'
import { RenderPlan } from '@/lib/photos/mls/schema/download'
import { tooDetailedText } from '@/lib/photos/mls/words/preflight'
import { db, type Transaction } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { drawLabel } from '@/lib/platform/images/draw-label'
import {
  fileBeside,
  openPixels,
  type Pixels,
  reduce,
  sizeWithin,
  writePixels,
} from '@/lib/platform/images/pixels'
import { readPicture } from '@/lib/platform/images/read-picture'
import { UnreadablePicture } from '@/lib/platform/images/unreadable-picture'
import { now } from '@/lib/platform/time/clock'
import { storeGeneratedFiles } from '@/lib/studio/uploads/operations/store-generated-files'
import { withStoredFile } from '@/lib/studio/uploads/operations/with-stored-file'

/** JPEG qualities, tried in order until the file is small enough; after the last one, the picture is reduced. */
const qualities = [90, 84, 76, 68, 60]

const reduction = 0.85

type RenderedPhoto = { bytes: Buffer<ArrayBuffer>; width: number; height: number }

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

/**
 * Renders a photo as planned: a JPEG in sRGB without metadata. Returns null if it can't be made small enough without going
 * below the smallest size, unless it may exceed its bytes.
 * @throws UnreadablePicture if the photo can't be displayed
 */
async function renderPhoto(
  path: string,
  plan: RenderPlan,
  contentType: string,
): Promise<RenderedPhoto | null> {
  const { scaled } = plan
  const { pixels } = await readPicture(path, Math.max(scaled.width, scaled.height), tooLargeText, contentType)
  const { framed, area } = await frame(pixels, plan)
  const labeled = plan.label === null ? framed : await drawLabel(framed, plan.label, area)
  return encode(labeled, plan)
}

/** Crops or pads the photo. `area` is where the photo is in the picture. */
async function frame(pixels: Pixels, { size, scaled, method }: RenderPlan) {
  const left = Math.floor(Math.abs(size.width - scaled.width) / 2)
  const top = Math.floor(Math.abs(size.height - scaled.height) / 2)
  const photo = openPixels(pixels).resize(scaled.width, scaled.height, { fit: 'fill' })
  const file = fileBeside(pixels, 'framed')
  if (method === 'PAD') {
    const right = size.width - scaled.width - left
    const bottom = size.height - scaled.height - top
    const padded = photo.extend({ left, top, right, bottom, background: '#ffffff' })
    return { framed: await writePixels(padded, file), area: { left, top, ...scaled } }
  }
  const cropped = method === 'CROP' ? photo.extract({ left, top, ...size }) : photo
  return { framed: await writePixels(cropped, file), area: { left: 0, top: 0, ...size } }
}

async function encode(pixels: Pixels, plan: RenderPlan): Promise<RenderedPhoto | null> {
  if (!reachesSmallest(pixels, plan)) return null
  const { width, height } = pixels
  let smallest: RenderedPhoto | null = null
  for (const quality of qualities) {
    const bytes = await openPixels(pixels).jpeg({ quality }).toBuffer()
    smallest = { bytes, width, height }
    if (plan.maxBytes === null || bytes.length <= plan.maxBytes) return smallest
  }
  const smaller = sizeWithin(pixels, Math.floor(Math.max(width, height) * reduction))
  return (await encode(await reduce(pixels, smaller), plan)) ?? (plan.mayExceedBytes ? smallest : null)
}
