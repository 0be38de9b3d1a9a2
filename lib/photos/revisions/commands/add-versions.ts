import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { can } from '@/lib/auth/rules/capabilities'
import { recordActivity } from '@/lib/photos/deliveries/operations/record-activity'
import { unsentUploadsOf } from '@/lib/photos/deliveries/policy'
import { filesGoneText, photosChangedText } from '@/lib/photos/deliveries/words/deliveries'
import { versionLimit } from '@/lib/photos/revisions/limits'
import type { AddVersions } from '@/lib/photos/revisions/schema'
import { stillPreparingText, tooManyVersionsText } from '@/lib/photos/revisions/words/revisions'
import { brokenConstraint, db, type Transaction } from '@/lib/platform/data/db'
import { AppError, NotFoundError } from '@/lib/platform/errors'
import { addJob } from '@/lib/platform/jobs/queue'
import { deleteUploadThumbnails } from '@/lib/studio/uploads/operations/upload-thumbnails'
import type { Prisma } from '@/prisma/generated/client'
import { lockDelivery, pushChange } from './lock-delivery'

/**
 * Proposes uploaded files as new versions of photos. Nothing changes for anyone until the client approves them; the client is
 * notified once they are prepared. A version that waited for the client's decision is superseded. Idempotent. Locks the
 * delivery.
 * @throws NotFoundError if the actor doesn't handle the delivery's booking; AppError `conflict` if a photo is gone or still
 * being prepared, `invalid` if a file is gone, sent or someone else's
 */
export async function addVersions(actor: Actor, input: AddVersions): Promise<{ added: number }> {
  try {
    return await db().$transaction((tx) => addWithin(tx, actor, input))
  } catch (error) {
    if (brokenConstraint(error)) throw new AppError('conflict', photosChangedText)
    throw error
  }
}

async function addWithin(tx: Transaction, actor: Actor, input: AddVersions): Promise<{ added: number }> {
  if (!can(actor, 'prepare-photos')) throw new NotFoundError()
  const { deliveryId, idempotencyKey: batchId, versions } = input
  const delivery = await lockDelivery(tx, actor, { id: deliveryId })
  const repeated = await tx.photoVersion.count({ where: { batchId, addedById: actor.profileId } })
  if (repeated > 0) return { added: repeated }
  const files = await tx.storedFile.findMany({
    where: { AND: [{ id: { in: versions.map(({ fileId }) => fileId) } }, unsentUploadsOf(actor)] },
    select: { id: true, name: true },
  })
  const nameOf = new Map(files.map(({ id, name }) => [id, name]))
  const photos = await findPhotos(
    tx,
    deliveryId,
    versions.map(({ photoId }) => photoId),
  )
  if (photos.length !== versions.length) throw new AppError('conflict', photosChangedText)
  const fileOf = new Map(versions.map(({ photoId, fileId }) => [photoId, fileId]))
  for (const photo of photos) {
    const fileId = fileOf.get(photo.id) ?? ''
    const name = nameOf.get(fileId)
    if (name === undefined) throw new AppError('invalid', filesGoneText)
    await addVersion(tx, actor, photo, { fileId, name, batchId })
  }
  await deleteUploadThumbnails(tx, [...nameOf.keys()])
  const names = photos.map(({ name }) => name)
  await recordActivity(tx, actor, { deliveryId, kind: 'VERSIONS_ADDED', details: { names } })
  await pushChange(tx, delivery)
  return { added: photos.length }
}

const photoFields = {
  id: true,
  name: true,
  originalFileId: true,
  state: true,
  problem: true,
  width: true,
  height: true,
  placeholder: true,
  miniature: true,
  derivatives: { select: { kind: true, fileId: true, width: true, height: true } },
  versions: { select: { number: true }, orderBy: { number: 'desc' }, take: 1 },
} satisfies Prisma.PhotoSelect
type RevisedPhoto = Prisma.PhotoGetPayload<{ select: typeof photoFields }>

function findPhotos(tx: Transaction, deliveryId: string, ids: string[]): Promise<RevisedPhoto[]> {
  return tx.photo.findMany({
    where: { deliveryId, id: { in: ids }, isFull: true },
    select: photoFields,
    orderBy: { position: 'asc' },
  })
}

async function addVersion(
  tx: Transaction,
  actor: Actor,
  photo: RevisedPhoto,
  { fileId, name, batchId }: { fileId: string; name: string; batchId: string },
): Promise<void> {
  if (photo.state === 'WAITING') throw new AppError('conflict', stillPreparingText)
  const last = photo.versions[0]?.number ?? (await recordDelivered(tx, photo))
  if (last > versionLimit) throw new AppError('conflict', tooManyVersionsText)
  const photoId = photo.id
  await tx.photoVersion.updateMany({
    where: { photoId, decision: 'PROPOSED' },
    data: { decision: 'SUPERSEDED' },
  })
  const { id } = await tx.photoVersion.create({
    data: {
      photoId,
      number: last + 1,
      originalFileId: fileId,
      name,
      addedById: actor.profileId,
      batchId,
    },
    select: { id: true },
  })
  await addJob(tx, 'prepare-version', { versionId: id }, { key: `prepare-version:${id}` })
}

/** Records the delivered photo as version 1, with the files it has. Returns that number. */
async function recordDelivered(
  tx: Transaction,
  { id: photoId, versions: _none, derivatives, ...columns }: RevisedPhoto,
): Promise<number> {
  const number = 1
  await tx.photoVersion.create({
    data: {
      ...columns,
      photoId,
      number,
      decision: 'APPROVED',
      batchId: photoId,
      derivatives: { create: derivatives },
    },
    select: { id: true },
  })
  return number
}
