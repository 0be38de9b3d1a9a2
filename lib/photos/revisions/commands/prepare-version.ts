import 'server-only'
import { findResponsiblePhotographers } from '@/lib/people/accounts/operations/find-responsible-photographers'
import { renderVersion } from '@/lib/photos/deliveries/operations/render-version'
import { isRawType, rawText } from '@/lib/photos/deliveries/rules/files'
import { type RevisedDelivery, revisedDelivery } from '@/lib/photos/revisions/queries/select-delivery'
import { linkToChanges } from '@/lib/photos/revisions/rules/addresses'
import { revisionNotifications } from '@/lib/photos/revisions/words/revisions'
import { db, type Transaction } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { env } from '@/lib/platform/environment/env'
import { UnreadablePicture } from '@/lib/platform/images/unreadable-picture'
import { notify } from '@/lib/studio/notifications/operations/notify'
import { recordContent } from '@/lib/studio/uploads/operations/record-content'
import { storeGeneratedFiles } from '@/lib/studio/uploads/operations/store-generated-files'
import { withStoredFile } from '@/lib/studio/uploads/operations/with-stored-file'
import { pushChange } from './lock-delivery'

type PendingVersion = { id: string; name: string; deliveryId: string; batchId: string }

/**
 * Renders a version's derivatives and stores them as private files. Skips one that is gone or already prepared. Marks one
 * that can't be displayed BROKEN, with a reason.
 * @throws Error if storage doesn't respond; the queue retries
 */
export async function prepareVersion({ versionId }: { versionId: string }): Promise<void> {
  const version = await db().photoVersion.findUnique({
    where: { id: versionId },
    select: {
      id: true,
      name: true,
      state: true,
      batchId: true,
      originalFile: { select: { id: true, key: true, contentType: true } },
      photo: {
        select: {
          isPreview: true,
          isFull: true,
          deliveryId: true,
          delivery: { select: { bookingId: true, includedPhotos: true } },
        },
      },
    },
  })
  if (version?.state !== 'WAITING') return
  const { originalFile, photo, name } = version
  const { isFull, deliveryId, delivery } = photo
  // A client who chooses sees every photo with a watermark until it's paid.
  const isPreview = photo.isPreview || delivery.includedPhotos !== null
  const pending = { id: version.id, name, deliveryId, batchId: version.batchId }
  const { contentType } = originalFile
  try {
    await withStoredFile(originalFile.key, async (path, saved) => {
      // A ZIP needs the size and checksum of every original.
      await recordContent(db(), originalFile.id, saved)
      if (isRawType(contentType)) return await markVersionBroken(pending, rawText)
      const rendering = await renderVersion(path, {
        contentType,
        isPreview,
        isFull,
        bookingId: delivery.bookingId,
      })
      const files = rendering.derivatives.map((derivative) => ({ ...derivative, name }))
      await storeGeneratedFiles(files, { purpose: 'PHOTO_DERIVATIVE' }, (tx, record) =>
        markVersionReady(tx, pending, rendering, record),
      )
    })
  } catch (error) {
    if (!(error instanceof UnreadablePicture)) throw error
    await markVersionBroken(pending, error.problem)
  }
}

type Rendering = Awaited<ReturnType<typeof renderVersion>>

/** Marks a waiting version READY and records its derivatives. Returns false if it's gone and doesn't need them. */
async function markVersionReady(
  tx: Transaction,
  version: PendingVersion,
  { width, height, placeholder, miniature, derivatives }: Rendering,
  recordFiles: () => Promise<string[]>,
): Promise<boolean> {
  await lockRow(tx, 'media_deliveries', version.deliveryId)
  const { count } = await tx.photoVersion.updateMany({
    where: { id: version.id, state: 'WAITING' },
    data: { state: 'READY', problem: null, width, height, placeholder, miniature },
  })
  if (count === 0) return false
  const fileIds = await recordFiles()
  await tx.versionDerivative.createMany({
    data: derivatives.map(({ kind, width, height }, place) => ({
      versionId: version.id,
      fileId: fileIds[place] ?? '',
      kind,
      width,
      height,
    })),
  })
  await handToClient(tx, version)
  return true
}

/** Marks a waiting version BROKEN, with a sentence that begins with its name, and notifies the studio. */
async function markVersionBroken(version: PendingVersion, reason: string): Promise<void> {
  const problem = `${version.name} ${reason}`
  await db().$transaction(async (tx) => {
    await lockRow(tx, 'media_deliveries', version.deliveryId)
    const { count } = await tx.photoVersion.updateMany({
      where: { id: version.id, state: 'WAITING' },
      data: { state: 'BROKEN', problem },
    })
    if (count === 0) return
    const { bookingId, booking } = await readDelivery(tx, version.deliveryId)
    for (const { userId } of await findResponsiblePhotographers(tx, [booking.photographer.id])) {
      await notify(tx, {
        userId,
        ...revisionNotifications.broken(booking.propertyAddress, problem),
        type: 'WARNING',
        action: 'view_photos',
        bookingId,
        details: { delivery_id: version.deliveryId },
      })
    }
    await handToClient(tx, version)
  })
}

/**
 * The photo's threads now wait for the client, who is notified once the last version of the upload is prepared: one email,
 * however many versions. The caller has locked the delivery, so exactly one version is the last.
 */
async function handToClient(tx: Transaction, { id, batchId, deliveryId }: PendingVersion): Promise<void> {
  const delivery = await readDelivery(tx, deliveryId)
  const decidable = { state: 'READY', decision: 'PROPOSED' } as const
  await tx.revisionThread.updateMany({
    where: { waitsFor: 'PHOTOGRAPHER', photo: { versions: { some: { id, ...decidable } } } },
    data: { waitsFor: 'CLIENT' },
  })
  await pushChange(tx, delivery)
  if ((await tx.photoVersion.count({ where: { batchId, state: 'WAITING' } })) > 0) return
  const ready = await tx.photoVersion.count({ where: { batchId, ...decidable } })
  if (ready > 0) await notifyClient(tx, delivery, ready)
}

function readDelivery(tx: Transaction, deliveryId: string): Promise<RevisedDelivery> {
  return tx.mediaDelivery.findUniqueOrThrow({ where: { id: deliveryId }, select: revisedDelivery })
}

async function notifyClient(
  tx: Transaction,
  { id, bookingId, booking }: RevisedDelivery,
  count: number,
): Promise<void> {
  const { client, propertyAddress: address } = booking
  await notify(
    tx,
    {
      userId: client.userId,
      ...revisionNotifications.ready(count, address),
      type: 'INFO',
      action: 'view_photos',
      bookingId,
      details: { delivery_id: id },
    },
    {
      kind: 'booking',
      template: 'versions-ready',
      props: {
        fullName: client.fullName,
        count,
        address,
        link: `${env().APP_URL}${linkToChanges(bookingId, id)}`,
      },
    },
  )
}
