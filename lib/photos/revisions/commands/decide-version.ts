import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { can, isClient } from '@/lib/auth/rules/capabilities'
import { findResponsiblePhotographers } from '@/lib/people/accounts/operations/find-responsible-photographers'
import { applyVersion } from '@/lib/photos/deliveries/operations/apply-version'
import { recordActivity } from '@/lib/photos/deliveries/operations/record-activity'
import { openedBy } from '@/lib/photos/deliveries/policy'
import { deleteRenders } from '@/lib/photos/mls/operations/delete-renders'
import { versionsVisibleTo } from '@/lib/photos/revisions/policy'
import type { RevisedDelivery } from '@/lib/photos/revisions/queries/select-delivery'
import { linkToChanges } from '@/lib/photos/revisions/rules/addresses'
import {
  revisionNotifications,
  versionGoneText,
  versionUnusableText,
} from '@/lib/photos/revisions/words/revisions'
import { db, type Transaction } from '@/lib/platform/data/db'
import { env } from '@/lib/platform/environment/env'
import { AppError, NotFoundError } from '@/lib/platform/errors'
import { now } from '@/lib/platform/time/clock'
import { notify } from '@/lib/studio/notifications/operations/notify'
import { deleteFiles } from '@/lib/studio/uploads/operations/delete-files'
import { lockDelivery, pushChange } from './lock-delivery'

/**
 * Approves a proposed version: its file becomes the photo's, which keeps its name and place. The former one stays as a
 * version, and the photo's threads are resolved. Notifies the studio when no thread of the delivery is open. Idempotent. Locks
 * the delivery.
 * @throws NotFoundError for anyone but the client of an unlocked delivery; AppError `conflict` if it was superseded or
 * declined, or can't be displayed
 */
export async function approveVersion(actor: Actor, versionId: string): Promise<void> {
  if (!isClient(actor)) throw new NotFoundError()
  await db().$transaction(async (tx) => {
    const delivery = await lockVersion(tx, actor, versionId)
    const version = await tx.photoVersion.findUniqueOrThrow({
      where: { id: versionId },
      select: { ...versionFields, decision: true, photoId: true, photo: { select: { version: true } } },
    })
    const { decision, photoId, photo, ...applied } = version
    if (decision === 'APPROVED' && photo.version === version.number) return
    if (decision !== 'PROPOSED') throw new AppError('conflict', versionGoneText)
    if (version.state !== 'READY') throw new AppError('conflict', versionUnusableText)
    await tx.photoVersion.update({
      where: { id: versionId },
      data: { decision: 'APPROVED' },
      select: { id: true },
    })
    const name = await applyVersion(tx, photoId, applied)
    await deleteRenders(tx, photoId)
    await tx.revisionThread.updateMany({
      where: { photoId, waitsFor: { not: null } },
      data: { resolvedAt: now(), waitsFor: null },
    })
    const details = { names: [name] }
    await recordActivity(tx, actor, { deliveryId: delivery.id, kind: 'VERSION_APPROVED', details })
    await notifyIfDone(tx, actor, delivery)
    await pushChange(tx, delivery)
  })
}

/**
 * Withdraws a version that the client hasn't decided on: it's deleted with its files, and its photo's threads wait for the
 * studio again. Locks the delivery.
 * @throws NotFoundError if it's gone, or the actor doesn't handle its booking; AppError `conflict` if it was decided on
 */
export async function withdrawVersion(actor: Actor, versionId: string): Promise<void> {
  if (!can(actor, 'prepare-photos')) throw new NotFoundError()
  await db().$transaction(async (tx) => {
    const delivery = await lockVersion(tx, actor, versionId)
    const version = await tx.photoVersion.findUniqueOrThrow({
      where: { id: versionId },
      select: {
        decision: true,
        name: true,
        photoId: true,
        originalFileId: true,
        derivatives: { select: { fileId: true } },
      },
    })
    if (version.decision !== 'PROPOSED') throw new AppError('conflict', versionGoneText)
    await tx.photoVersion.delete({ where: { id: versionId }, select: { id: true } })
    const fileIds = [version.originalFileId, ...version.derivatives.map(({ fileId }) => fileId)]
    await deleteFiles(
      tx,
      fileIds.map((id) => ({ id })),
    )
    await tx.revisionThread.updateMany({
      where: { photoId: version.photoId, waitsFor: 'CLIENT' },
      data: { waitsFor: 'PHOTOGRAPHER' },
    })
    const details = { names: [version.name] }
    await recordActivity(tx, actor, { deliveryId: delivery.id, kind: 'VERSION_WITHDRAWN', details })
    await pushChange(tx, delivery)
  })
}

const versionFields = {
  number: true,
  originalFileId: true,
  name: true,
  state: true,
  problem: true,
  width: true,
  height: true,
  placeholder: true,
  miniature: true,
  derivatives: { select: { kind: true, fileId: true, width: true, height: true } },
} as const

async function lockVersion(tx: Transaction, actor: Actor, versionId: string): Promise<RevisedDelivery> {
  const visible = { AND: [{ id: versionId }, versionsVisibleTo(actor)] }
  const delivery = await lockDelivery(tx, actor, {
    photos: { some: { AND: [openedBy(actor)], versions: { some: visible } } },
  })
  // It may have been withdrawn while this waited for the lock.
  if ((await tx.photoVersion.count({ where: { id: versionId } })) === 0) throw new NotFoundError()
  return delivery
}

async function notifyIfDone(tx: Transaction, actor: Actor, delivery: RevisedDelivery): Promise<void> {
  const { id, bookingId, booking } = delivery
  const open = { OR: [{ threads: { some: { waitsFor: { not: null } } } }, { versions: { some: undecided } }] }
  if ((await tx.photo.count({ where: { deliveryId: id, ...open } })) > 0) return
  const { propertyAddress: address, photographer } = booking
  for (const { id: readerId, userId, fullName } of await findResponsiblePhotographers(tx, [
    photographer.id,
  ])) {
    await notify(
      tx,
      {
        userId,
        ...revisionNotifications.approved(actor.fullName, address),
        type: 'SUCCESS',
        action: 'view_photos',
        bookingId,
        details: { delivery_id: id },
      },
      {
        kind: 'booking',
        template: 'changes-approved',
        props: {
          fullName,
          ...(readerId !== photographer.id && { standInFor: photographer.fullName }),
          clientName: actor.fullName,
          address,
          link: `${env().APP_URL}${linkToChanges(bookingId, id)}`,
        },
      },
    )
  }
}

const undecided = { decision: 'PROPOSED' } as const
