import 'server-only'
import { findResponsiblePhotographers } from '@/lib/people/accounts/operations/find-responsible-photographers'
import type { renderVersion } from '@/lib/photos/deliveries/operations/render-version'
import { type RevisedDelivery, revisedDelivery } from '@/lib/photos/revisions/queries/select-delivery'
import { linkToChanges } from '@/lib/photos/revisions/rules/addresses'
import { revisionNotifications } from '@/lib/photos/revisions/words/revisions'
import { db, type Transaction } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { env } from '@/lib/platform/environment/env'
import { notify } from '@/lib/studio/notifications/operations/notify'
import { pushChange } from './lock-delivery'

type Rendering = Awaited<ReturnType<typeof renderVersion>>

export type PendingVersion = { id: string; name: string; deliveryId: string; batchId: string }

/** Marks a waiting version READY and records its derivatives. Returns false if it's gone and doesn't need them. */
export async function markVersionReady(
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
export async function markVersionBroken(version: PendingVersion, reason: string): Promise<void> {
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
